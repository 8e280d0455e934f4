import type { Queryable } from '@app/platform/database/pool'
import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { logPool } from '../platform/database/log-pool'
import type { PrivacyEvent } from './privacy-log.collection'

type Details = { request?: string | undefined; reason?: string | undefined; count?: number | undefined }

/** Writes a log line for each subject. It uses a separate connection, because the line must survive a rollback. */
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
 * Matches if the page only reloads a record that the user has just changed. The log line of the change already covers
 * this access.
 */
const reloadAfterChange = `select from (
    select event, subject from privacy_log
    where actor = $2::varchar and created_at > clock_timestamp() - interval '5 seconds' order by created_at desc limit 1
  ) last where last.event = 'changed' and last.subject = new_line.subject`

type NewLogLine = Details & { event: PrivacyEvent; actor: string | undefined; subjects: string[] }

async function writePrivacyLog(
  db: Queryable,
  { event, actor, subjects, request, reason, count }: NewLogLine,
): Promise<void> {
  if (subjects.length === 0) return
  await db.query(
    `insert into privacy_log (event, actor, subject, request, reason, count, created_at)
     select $1::enum_privacy_log_event, $2, new_line.subject, $4, $5, $6, clock_timestamp()
     from unnest($3::text[]) as new_line (subject)
     where $1 <> 'seen' or not exists (${reloadAfterChange})`,
    [event, actor, subjects, request, reason, count],
  )
}

const tableOf = (slug: string) => slug.replaceAll('-', '_')

type ReadHookArgs = { operation: string; args: { where?: object }; result: unknown; req: PayloadRequest }
type Result = { id?: string; docs?: unknown[]; values?: unknown[]; totalDocs?: number } | undefined

/**
 * Returns a hook that logs what Payload's views and its REST API read from a collection. A count with a filter is
 * logged as a search, because it reveals whether a person is among the records.
 */
export const logReads =
  (slug: string): CollectionAfterOperationHook =>
  async (hook) => {
    const { operation, args, result, req } = hook as unknown as ReadHookArgs
    if (!req?.user) return result as never
    const { id, docs, values, totalDocs } = (result ?? {}) as NonNullable<Result>
    const table = tableOf(slug)
    const count = (operation === 'find' && docs?.length) || (operation === 'findDistinct' && values?.length)
    if (operation === 'findByID' && id) await recordPrivacy(req, 'seen', `${table}:${id}`)
    else if (count) await recordPrivacy(req, 'listed', table, { count })
    else if (operation === 'count' && Object.keys(args.where ?? {}).length > 0)
      await recordPrivacy(req, 'searched', table, { count: totalDocs })
    return result as never
  }
