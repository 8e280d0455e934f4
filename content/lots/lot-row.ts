import type { LotState, Orientation } from '@app/domain/lot/lot.schema'

/**
 * A row of a data file: code, area (m²), frontage and depth (m), orientation, list price (US$), state and, for an
 * apartment, its type.
 */
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
