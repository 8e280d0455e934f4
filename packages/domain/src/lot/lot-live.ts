// Changes since the release was built. The worker writes one small file per project next to the releases, nginx serves
// it, and open pages poll it: no build, no database access, and no personal data.

import * as z from 'zod'
import { type Lot, type LotState, lotCode, lotStates, stateAt } from './lot.schema'

export const lotsNow = z.object({ asOf: z.iso.datetime(), states: z.record(lotCode, z.enum(lotStates)) })
export type LotsNow = z.infer<typeof lotsNow>

export function stateNow(lots: readonly Pick<Lot, 'code' | 'state' | 'heldUntil'>[], now: Date): LotsNow {
  const states = lots.map((lot): [string, LotState] => [lot.code, stateAt(lot, now.getTime())])
  return {
    asOf: now.toISOString(),
    states: Object.fromEntries(states.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
