// Open pages poll the live file of a project, which the worker writes and nginx serves. Visitors therefore see new lot
// states without a new release, and polling causes no database queries.

import * as z from 'zod'
import { type Lot, type LotState, lotCode, lotStates, stateAt } from './lot.schema'

export const liveLots = z.object({ asOf: z.iso.datetime(), states: z.record(lotCode, z.enum(lotStates)) })
export type LiveLots = z.infer<typeof liveLots>

export function currentLotStates(lots: readonly Pick<Lot, 'code' | 'state' | 'heldUntil'>[], now: Date): LiveLots {
  const states = lots.map((lot): [string, LotState] => [lot.code, stateAt(lot, now.getTime())])
  return {
    asOf: now.toISOString(),
    states: Object.fromEntries(states.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}
