import type { LotState } from '@app/domain/lot/lot.schema'

export type { LotState }
/** The lot states in display order. They are listed here because importing the schema would load zod in the browser. */
export const lotStates = ['free', 'held', 'sold'] as const satisfies readonly LotState[]
