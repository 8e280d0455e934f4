// Demo prices and states. The smallest lots of the last row cost exactly what the project advertises, and some of them are
// available; the price per square metre rises towards the sea.

import type { LotState } from '@app/domain/lot/lot.schema'
import { priceOfInstalment, priceStepCents } from '@app/domain/lot/lot-money'
import type { Project } from '@app/domain/snapshot/project.schema'
import type { PlacedLayout, PlacedLot } from './lot-plan-geometry'
import type { LotLayout } from './lot-plan-layout'

/** Number of the cheapest lots that stay available, so that selling one does not make the advertisement wrong. */
const CHEAPEST_FREE = 4

export const areaOf = ({ frontage, depth }: Pick<PlacedLot, 'frontage' | 'depth'>) =>
  Math.round(frontage * depth * 100) / 100

export function priceOf(lot: PlacedLot, layout: LotLayout, project: Project): number {
  const cheapest = priceOfInstalment(project.monthlyFromUsd ?? 0, project.months)
  const step = priceStepCents(project.months)
  const inland = lot.strip / Math.max(layout.strips.length - 1, 1)
  const isLastRow = lot.strip === layout.strips.length - 1
  const nearness = isLastRow ? 1 : 1.32 - 0.22 * inland
  const looks = lot.column === 0 && !isLastRow ? 1.04 : 1
  const price = cheapest * (areaOf(lot) / project.minAreaM2) * nearness * looks
  return Math.round(price / step) * step
}

/** Deterministic: the same lots are sold whenever the plan is redrawn. */
export function statesOf({ lots }: PlacedLayout, layout: LotLayout, prices: ReadonlyMap<string, number>) {
  const least = Math.min(...prices.values())
  let left = CHEAPEST_FREE
  const states = new Map<string, LotState>()
  for (const { code } of lots) {
    if (prices.get(code) === least && left > 0) {
      left -= 1
      states.set(code, 'free')
      continue
    }
    const draw = drawOf(`${layout.project} ${code}`)
    states.set(code, draw < layout.sold ? 'sold' : draw < layout.sold + layout.held ? 'held' : 'free')
  }
  return states
}

/** Returns 0 to 99, by a hash (FNV-1a) of the name. */
export function drawOf(name: string): number {
  let hash = 2_166_136_261
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 13)) >>> 0) % 100
}
