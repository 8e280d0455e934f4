import type { LotState } from '@app/domain/lot/lot.schema'

export type { LotState }
/** Available lots first. Repeated here because importing the schema would bring zod into the browser. */
export const lotStates = ['free', 'held', 'sold'] as const satisfies readonly LotState[]
