import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool'
import { transactionDb } from './boss'
import { type DeliverJob, type Integration, queueOf } from './queues'

type WaitingDelivery = { id: string; integration: Integration; requestId?: string }

/** Queues a job for each delivery in the queue of its integration, in the caller's transaction. */
export async function queueDeliveries(boss: PgBoss, tx: Transaction, deliveries: WaitingDelivery[]): Promise<void> {
  for (const [integration, group] of Map.groupBy(deliveries, (delivery) => delivery.integration)) {
    const jobs = group.map(({ id, requestId }) => ({
      data: { deliveryId: id, ...(requestId ? { requestId } : {}) } satisfies DeliverJob,
    }))
    await boss.insert(queueOf(integration), jobs, { db: transactionDb(tx) })
  }
}
