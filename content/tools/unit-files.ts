// Calculates demo apartments. Unless the building is sold out, the smallest ones on the lowest floor are free at the
// advertised price; the price per m² rises with each floor.

import type { LotState } from '@app/domain/lot/lot.schema'
import { priceOfInstalment, priceStepCents } from '@app/domain/lot/lot-money'
import type { Project } from '@app/domain/snapshot/project.schema'
import type { LotRow } from '../lots/lot-row'
import { percentileOf } from './lot-plan-prices'
import { type UnitLayout, unitLayouts } from './unit-layouts'

const PRICE_RISE_PER_FLOOR = 0.015
/** Instalment for a building without an advertised instalment, because every apartment needs a price. */
const DEFAULT_MONTHLY_USD = 600

export function unitFiles(projects: readonly Project[]): { project: string; rows: LotRow[] }[] {
  return unitLayouts.map((layout) => {
    const project = projects.find(({ slug }) => slug === layout.project)
    if (!project) throw new Error(`No project ${layout.project}`)
    return { project: layout.project, rows: rowsOf(layout, project) }
  })
}

function rowsOf({ project: slug, floors, units, sold, held }: UnitLayout, project: Project): LotRow[] {
  const cheapest = priceOfInstalment(project.monthlyFromUsd ?? DEFAULT_MONTHLY_USD, project.months)
  const step = priceStepCents(project.months)
  const count = floors.to - floors.from + 1
  return Array.from({ length: count }, (_, floorIndex) =>
    units.map(({ type, areaM2, looks }, unitIndex): LotRow => {
      const code = `${floors.from + floorIndex}-${String(unitIndex + 1).padStart(2, '0')}`
      const price = cheapest * (areaM2 / project.minAreaM2) * (1 + PRICE_RISE_PER_FLOOR * floorIndex)
      const listPriceCents = Math.round(price / step) * step
      const isCheapest = listPriceCents === cheapest
      const state = isCheapest && !project.soldOut ? 'free' : stateOf(percentileOf(`${slug} ${code}`), sold, held)
      return [code, areaM2, null, null, looks, listPriceCents / 100, state, type]
    }),
  ).flat()
}

const stateOf = (percentile: number, sold: number, held: number): LotState =>
  percentile < sold ? 'sold' : percentile < sold + held ? 'held' : 'free'
