import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool'
import { within } from './boss'
import { type DeliverJob, queueOf, queues, type Receiver } from './queues'

type Waiting = { id: string; destination: Receiver; requestId?: string }

/** Gives each delivery a job in the queue of its receiver, in the caller's transaction. */
export async function queueDeliveries(boss: PgBoss, tx: Transaction, deliveries: Waiting[]): Promise<void> {
  for (const [destination, group] of Map.groupBy(deliveries, (delivery) => delivery.destination)) {
    const jobs = group.map(({ id, requestId }) => ({
      data: { deliveryId: id, ...(requestId ? { requestId } : {}) } satisfies DeliverJob,
    }))
    await boss.insert(await usableQueue(boss, destination), jobs, { db: within(tx) })
  }
}

const seen = new WeakMap<PgBoss, Set<string>>()

/**
 * During an update this process may be newer than the worker, which then knows nothing of queues per receiver: a job
 * there would wait for the next worker, or for ever if the update is taken back. The queue is made by the first worker
 * that works on it, so until it exists the common one is used. Queues are never removed: asked once, then remembered.
 */
async function usableQueue(boss: PgBoss, destination: Receiver): Promise<string> {
  const name = queueOf(destination)
  const known = seen.get(boss) ?? new Set()
  seen.set(boss, known)
  if (known.has(name)) return name
  if (!(await boss.getQueue(name))) return queues.deliver
  known.add(name)
  return name
}
