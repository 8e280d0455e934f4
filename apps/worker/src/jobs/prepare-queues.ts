import type { PgBoss, Queue } from 'pg-boss'

/** Called by the worker at startup. `createQueue` alone would leave an existing queue with outdated options. */
export async function prepareQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  for (const { name, policy, ...changeable } of queues) {
    await boss.createQueue(name, { ...changeable, policy })
    await boss.updateQueue(name, changeable)
  }
}
