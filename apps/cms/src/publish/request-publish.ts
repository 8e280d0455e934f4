import { sql } from '@payloadcms/db-postgres'
import { createBoss } from '@sillar/platform/queue/boss'
import { queues } from '@sillar/platform/queue/queues'
import type { PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'
import { cmsEnv } from '../env'

/** Set on a request that writes many records (the seed), so that they end in one publish instead of hundreds. */
export const skipPublish = 'skipPublish'

let sender: Promise<ReturnType<typeof createBoss>> | undefined

function queueSender() {
  sender ??= (async () => {
    const boss = createBoss(cmsEnv().DATABASE_URL, 'sender')
    boss.on('error', () => {
      // The next send reports the outage to the editor; an unheard error event would end the process.
    })
    await boss.start()
    return boss
  })()
  sender.catch(() => {
    sender = undefined
  })
  return sender
}

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
