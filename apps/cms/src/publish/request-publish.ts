import { sql } from '@payloadcms/db-postgres'
import type { ReleaseChange } from '@sillar/domain/release/release'
import { askForRelease } from '@sillar/platform/queue/ask-for-release'
import type { PayloadRequest } from 'payload'
import { type Db, fromDrizzle } from 'pg-boss'
import { queueSender } from '../queue/queue-sender'

/** Set on a request that writes many records (the seed), so that they end in one publish instead of hundreds. */
export const skipPublish = 'skipPublish'

/**
 * Asks the worker for a new release. It is enqueued in the transaction of the change, so a publish never starts
 * before the change can be read. `cause` is what the list of releases shows when no record is named.
 */
export async function requestPublish(
  req: PayloadRequest,
  cause: string,
  changes: Omit<ReleaseChange, 'by' | 'at'>[] = [],
): Promise<void> {
  if (req.context[skipPublish]) return
  const by = staffName(req)
  const at = new Date().toISOString()
  await askForRelease(await queueSender(), await transactionOf(req), {
    kind: 'publish',
    askedBy: by,
    reason: changes.length > 0 ? null : cause,
    changes: changes.map((change) => ({ ...change, by, at })),
  })
}

type Drizzle = Parameters<typeof fromDrizzle>[0]

/** The transaction that the request writes in, so that what is asked for and the reason for it are one commit. */
export async function transactionOf(req: PayloadRequest): Promise<Db> {
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : req.payload.db.sessions?.[transaction]
  const drizzle =
    (session as { db: Drizzle } | undefined)?.db ?? (req.payload.db as unknown as { drizzle: Drizzle }).drizzle
  return fromDrizzle(drizzle, sql)
}

export const staffName = ({ user }: PayloadRequest): string | null =>
  (user as { name?: string } | null)?.name ?? user?.email ?? null
