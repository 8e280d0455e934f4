import type { LotState, Orientation } from '@sillar/domain/lot/lot.schema'

/** A line of a data file: code, area (m²), frontage and depth (m), orientation, list price (US$), state; of an apartment its type. */
export type LotRow = [
  code: string,
  areaM2: number,
  frontageM: number | null,
  depthM: number | null,
  orientation: Orientation,
  listPriceUsd: number,
  state: LotState,
  unitType?: string,
]
