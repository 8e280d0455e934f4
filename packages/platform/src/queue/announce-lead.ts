import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool'
import { within } from './boss'
import { queues } from './queues'

const seen = new WeakSet<PgBoss>()

/**
 * Tells the worker about a new lead, in the lead's own transaction: it then gets its row at the sales desk and its owner.
 * While a worker of an older version runs the queue does not exist; such a lead is found by the sweep of the next one.
 */
export async function announceLead(boss: PgBoss, tx: Transaction): Promise<void> {
  if (!seen.has(boss) && !(await boss.getQueue(queues.newLeads))) return
  seen.add(boss)
  await boss.insert(queues.newLeads, [{ data: {} }], { db: within(tx) })
}
