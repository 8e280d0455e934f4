import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool'
import { transactionDb } from './boss'
import { queues } from './queues'

/**
 * Queues a job in the transaction of a new lead. The worker then adds the lead to the sales desk and assigns an owner.
 */
export async function queueLeadIngestion(boss: PgBoss, tx: Transaction): Promise<void> {
  await boss.insert(queues.newLeads, [{ data: {} }], { db: transactionDb(tx) })
}
