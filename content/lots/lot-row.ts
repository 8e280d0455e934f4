import type { LotState, Orientation } from '@sillar/domain/lot/lot.schema'

/** A line of a data file: code, area (m²), frontage and depth (m), orientation, list price (US$), state. */
export type LotRow = [
  code: string,
  areaM2: number,
  frontageM: number,
  depthM: number,
  orientation: Orientation,
  listPriceUsd: number,
  state: LotState,
]
