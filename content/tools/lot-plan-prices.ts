// Calculates demo prices and states. The smallest lots of the last row cost exactly what the project advertises; the
// price per m² rises towards the sea.

import type { LotState } from '@app/domain/lot/lot.schema'
import { priceOfInstalment, priceStepCents } from '@app/domain/lot/lot-money'
import type { Project } from '@app/domain/snapshot/project.schema'
import type { PlacedLayout, PlacedLot } from './lot-plan-geometry'
import type { LotLayout } from './lot-plan-layout'

/** Number of cheapest lots that stay free, so the advertised price remains true after a sale. */
const CHEAPEST_FREE = 4

export const areaOf = ({ frontage, depth }: Pick<PlacedLot, 'frontage' | 'depth'>) =>
  Math.round(frontage * depth * 100) / 100

export function priceOf(lot: PlacedLot, layout: LotLayout, project: Project): number {
  const cheapest = priceOfInstalment(project.monthlyFromUsd ?? 0, project.months)
  const step = priceStepCents(project.months)
  const inland = lot.strip / Math.max(layout.strips.length - 1, 1)
  const isLastRow = lot.strip === layout.strips.length - 1
  const seaFactor = isLastRow ? 1 : 1.32 - 0.22 * inland
  const orientationFactor = lot.column === 0 && !isLastRow ? 1.04 : 1
  const price = cheapest * (areaOf(lot) / project.minAreaM2) * seaFactor * orientationFactor
  return Math.round(price / step) * step
}

/** Returns the states of all lots. They do not depend on the geometry, so redrawing a plan does not change them. */
export function statesOf({ lots }: PlacedLayout, layout: LotLayout, prices: ReadonlyMap<string, number>) {
  const lowestPrice = Math.min(...prices.values())
  let remainingFree = CHEAPEST_FREE
  const states = new Map<string, LotState>()
  for (const { code } of lots) {
    if (prices.get(code) === lowestPrice && remainingFree > 0) {
      remainingFree -= 1
      states.set(code, 'free')
      continue
    }
    const percentile = percentileOf(`${layout.project} ${code}`)
    states.set(code, percentile < layout.sold ? 'sold' : percentile < layout.sold + layout.held ? 'held' : 'free')
  }
  return states
}

/** Returns a number from 0 to 99 that depends only on the name (FNV-1a hash). */
export function percentileOf(name: string): number {
  let hash = 2_166_136_261
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 13)) >>> 0) % 100
}
