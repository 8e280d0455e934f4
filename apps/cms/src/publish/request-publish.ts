import { sql } from '@payloadcms/db-postgres'
import { queues } from '@sillar/platform/queue/queues'
import type { PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'
import { queueSender } from '../queue/queue-sender'

/** Set on a request that writes many records (the seed), so that they end in one publish instead of hundreds. */
export const skipPublish = 'skipPublish'

/**
 * Asks the worker for a new release. It is enqueued in the transaction of the change, so a publish never starts
 * before the change can be read; the queue keeps one waiting request, so a burst of edits becomes one build.
 */
export async function requestPublish(req: PayloadRequest, cause: string): Promise<void> {
  if (req.context[skipPublish]) return
  const boss = await queueSender()
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : req.payload.db.sessions?.[transaction]
  const db = session ? fromDrizzle((session as { db: Parameters<typeof fromDrizzle>[0] }).db, sql) : undefined
  await boss.send(queues.publish, { cause }, { startAfter: 2, ...(db ? { db } : {}) })
}
