import type { LotState } from '@sillar/domain/lot/lot.schema'

export type { LotState }
/** What can be bought first. Written again here, because the schema would bring its library into the browser. */
export const lotStates = ['free', 'held', 'sold'] as const satisfies readonly LotState[]
