import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool'
import { within } from './boss'
import { queues } from './queues'

/**
 * Notifies the worker of a new lead, in the lead's own transaction: the lead then gets its row at the sales desk and its
 * owner.
 */
export async function announceLead(boss: PgBoss, tx: Transaction): Promise<void> {
  await boss.insert(queues.newLeads, [{ data: {} }], { db: within(tx) })
}
