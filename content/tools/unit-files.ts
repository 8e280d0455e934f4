// Demo apartments. Those of the smallest type on the lowest floor cost exactly what the building advertises and are
// available; the price per square metre rises with each floor. If nothing is advertised, everything is sold and no price is
// shown.

import type { LotState } from '@app/domain/lot/lot.schema'
import { priceOfInstalment, priceStepCents } from '@app/domain/lot/lot-money'
import type { Project } from '@app/domain/snapshot/project.schema'
import type { LotRow } from '../lots/lot-row'
import { drawOf } from './lot-plan-prices'
import { type UnitLayout, unitLayouts } from './unit-layouts'

const MORE_PER_FLOOR = 0.015
/** The record of a sold apartment needs a price too. */
const UNADVERTISED_USD = 600

export function unitFiles(projects: readonly Project[]): { project: string; rows: LotRow[] }[] {
  return unitLayouts.map((layout) => {
    const project = projects.find(({ slug }) => slug === layout.project)
    if (!project) throw new Error(`No project ${layout.project}`)
    return { project: layout.project, rows: rowsOf(layout, project) }
  })
}

function rowsOf({ project: slug, floors, units, sold, held }: UnitLayout, project: Project): LotRow[] {
  const cheapest = priceOfInstalment(project.monthlyFromUsd ?? UNADVERTISED_USD, project.months)
  const step = priceStepCents(project.months)
  const count = floors.to - floors.from + 1
  return Array.from({ length: count }, (_, above) =>
    units.map(({ type, areaM2, looks }, at): LotRow => {
      const code = `${floors.from + above}-${String(at + 1).padStart(2, '0')}`
      const price = cheapest * (areaM2 / project.minAreaM2) * (1 + MORE_PER_FLOOR * above)
      const listPriceCents = Math.round(price / step) * step
      const isCheapest = listPriceCents === cheapest
      const state = isCheapest && !project.soldOut ? 'free' : stateOf(drawOf(`${slug} ${code}`), sold, held)
      return [code, areaM2, null, null, looks, listPriceCents / 100, state, type]
    }),
  ).flat()
}

const stateOf = (draw: number, sold: number, held: number): LotState =>
  draw < sold ? 'sold' : draw < sold + held ? 'held' : 'free'
