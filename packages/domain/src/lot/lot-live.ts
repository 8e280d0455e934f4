// What changed since the release was made. The worker writes one small file per project beside the releases, nginx serves
// it, and an open page asks for it: no build, no database on the way to a visitor, and nothing about a person.

import * as z from 'zod'
import { type Lot, type LotState, lotCode, lotStates, stateAt } from './lot.schema'

export const lotsNow = z.object({ asOf: z.iso.datetime(), states: z.record(lotCode, z.enum(lotStates)) })
export type LotsNow = z.infer<typeof lotsNow>

export const lotsNowFile = (project: string): string => `lots-${project}.json`
/** Where visitors find it. */
export const lotsNowPath = (project: string): string => `/live/${lotsNowFile(project)}`

export function stateNow(lots: readonly Pick<Lot, 'code' | 'state' | 'heldUntil'>[], now: Date): LotsNow {
  const states = lots.map((lot): [string, LotState] => [lot.code, stateAt(lot, now.getTime())])
  return {
    asOf: now.toISOString(),
    states: Object.fromEntries(states.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** A lot the file does not name keeps the state of the release; one the release does not know is not shown. */
export function withStates<L extends { code: string; state: LotState }>(
  lots: readonly L[],
  states: Readonly<Partial<Record<string, LotState>>>,
): readonly L[] {
  const isSame = lots.every(({ code, state }) => (states[code] ?? state) === state)
  if (isSame) return lots
  return lots.map((lot) => {
    const state = states[lot.code] ?? lot.state
    return state === lot.state ? lot : { ...lot, state }
  })
}
