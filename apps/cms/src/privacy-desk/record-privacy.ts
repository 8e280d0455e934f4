import type { Queryable } from '@sillar/platform/database/pool'
import type { CollectionAfterOperationHook, CollectionConfig, PayloadRequest } from 'payload'
import { logPool } from '../database/log-pool'
import type { PrivacyEvent } from './privacy-log.collection'

type Details = { request?: string | undefined; reason?: string | undefined; count?: number | undefined }

/** Writes one line for each subject, on a connection of its own: the lines stay when the rest is rolled back. */
export async function recordPrivacy(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  event: PrivacyEvent,
  subjects: string | string[],
  { request, reason, count }: Details = {},
): Promise<void> {
  await writePrivacyLog(logPool(req.payload), {
    event,
    actor: req.user ? String(req.user.id) : undefined,
    subjects: [subjects].flat(),
    request,
    reason,
    count,
  })
}

/**
 * A page shows its record again as soon as a change of it is stored. The line of the change says that it was on the
 * screen. Whoever did anything else in between, such as looking at a list, has opened it anew.
 */
const shownAgain = `select from (
    select event, subject from privacy_log
    where actor = $2::varchar and created_at > clock_timestamp() - interval '5 seconds' order by created_at desc limit 1
  ) last where last.event = 'changed' and last.subject = asked.subject`

type Line = Details & { event: PrivacyEvent; actor: string | undefined; subjects: string[] }

async function writePrivacyLog(db: Queryable, { event, actor, subjects, request, reason, count }: Line): Promise<void> {
  if (subjects.length === 0) return
  await db.query(
    `insert into privacy_log (event, actor, subject, request, reason, count, created_at)
     select $1::enum_privacy_log_event, $2, asked.subject, $4, $5, $6, clock_timestamp()
     from unnest($3::text[]) as asked (subject)
     where $1 <> 'seen' or not exists (${shownAgain})`,
    [event, actor, subjects, request, reason, count],
  )
}

/** Whose records are personal data; the name of a table and an id is what the log calls one. */
const watched = new Set(['leads', 'referrals', 'referred-persons', 'complaints', 'privacy-requests'])

const tableOf = (slug: string) => slug.replaceAll('-', '_')

type Read = { operation: string; args: { currentDepth?: number }; result: unknown; req: PayloadRequest }

/** Payload's own views and its REST interface end here, so nobody opens a record beside the log. */
const logReads =
  (slug: string): CollectionAfterOperationHook =>
  async (hook) => {
    const { operation, args, result, req } = hook as unknown as Read
    const isOwnRead = req?.user && !(args.currentDepth && args.currentDepth > 1)
    if (isOwnRead && operation === 'findByID' && result) {
      await recordPrivacy(req, 'seen', `${tableOf(slug)}:${(result as { id: string }).id}`)
    }
    const count = operation === 'find' ? (result as { docs?: unknown[] } | undefined)?.docs?.length : 0
    if (isOwnRead && count) await recordPrivacy(req, 'listed', tableOf(slug), { count })
    return result as never
  }

export function collectionWithLog(config: CollectionConfig): CollectionConfig {
  if (!watched.has(config.slug)) return config
  const { hooks } = config
  return { ...config, hooks: { ...hooks, afterOperation: [...(hooks?.afterOperation ?? []), logReads(config.slug)] } }
}
