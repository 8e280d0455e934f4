import type { NoticeKind } from '@app/domain/lead/lead-notice'
import type { Queryable } from '@app/platform/database/pool'
import type { Delivery } from './read-lead'

/** A message to staff about a lead, with the state of its deliveries. */
export type LeadNotice = {
  id: string
  kind: NoticeKind
  at: Date
  /** Null if the account was deleted. */
  recipient: string | null
  isListed: boolean
  seenAt: Date | null
  deliveries: { integration: string; status: Delivery['status']; at: Date | null }[]
}

/** Returns the notices about a lead. A notice in a list has the deliveries of the list. */
export async function readNotices(db: Queryable, lead: string): Promise<LeadNotice[]> {
  const { rows } = await db.query<LeadNotice>(
    `select n.id, n.kind, n.created_at as at, u.name as recipient, n.list_id is not null as "isListed",
       n.seen_at as "seenAt",
       coalesce((select json_agg(json_build_object('integration', d.integration, 'status', d.status, 'at', d.delivered_at)
           order by d.integration)
         from deliveries d where d.notice_id = coalesce(n.list_id, n.id)), '[]') as deliveries
     from lead_notices n left join users u on u.id = n.recipient_id
     where n.lead_id = $1 order by n.created_at desc limit 200`,
    [lead],
  )
  return rows
}

/** Marks a user's notices about a lead as seen. A notice that was seen before keeps its time. */
export async function markNoticesSeen(db: Queryable, lead: string, user: string): Promise<void> {
  await db.query(
    `update lead_notices set seen_at = now(), updated_at = now()
     where lead_id = $1 and recipient_id = $2 and seen_at is null`,
    [lead, user],
  )
}
