import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool'
import { within } from './boss'
import { queues } from './queues'

/**
 * Queues the ingestion of a new lead in the lead's own transaction; the worker then adds it to the sales desk and
 * assigns an owner.
 */
export async function announceLead(boss: PgBoss, tx: Transaction): Promise<void> {
  await boss.insert(queues.newLeads, [{ data: {} }], { db: within(tx) })
}
