import { cents } from '../money/money'
import { type Lot, lotKey } from './lot.schema'
import type { PlanShape } from './lot-plan'

type LotChanges = Partial<Omit<Lot, 'listPriceCents'>> & { listPriceCents?: number }

export function sampleLot({ listPriceCents = 15_450_00, ...changes }: LotChanges = {}): Lot {
  const { project = 'santorini', code = 'A-01' } = changes
  return {
    key: lotKey(project, code),
    project,
    code,
    block: code.slice(0, code.indexOf('-')),
    areaM2: 100,
    frontageM: 8,
    depthM: 12.5,
    orientation: 'sw',
    unitType: null,
    listPriceCents: cents(listPriceCents),
    state: 'free',
    heldUntil: null,
    stateSince: null,
    shape: `lot-${code.toLowerCase()}`,
    isDemo: true,
    ...changes,
  }
}

export const sampleShapes = (lots: readonly Pick<Lot, 'shape'>[]): PlanShape[] =>
  lots.map(({ shape }, index) => ({ id: shape, points: `${index},0 ${index + 1},0 ${index},1` }))

export const samplePlan = (lots: readonly Pick<Lot, 'shape'>[]): string =>
  `<svg viewBox="0 0 100 100">${sampleShapes(lots)
    .map(({ id, points }) => `<polygon id="${id}" points="${points}"/>`)
    .join('')}</svg>`
