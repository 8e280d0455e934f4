import type { PgBoss, Queue } from 'pg-boss'

/** Creates the queues and updates their options, because `createQueue` does not change an existing queue. */
export async function prepareQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  for (const { name, policy, ...options } of queues) {
    await boss.createQueue(name, { ...options, policy })
    await boss.updateQueue(name, options)
  }
}
