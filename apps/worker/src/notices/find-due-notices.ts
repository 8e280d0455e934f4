import {
  isNoticeTime,
  isOverdueAnswer,
  type NoticeHours,
  newLeadRecipients,
  overdueRecipients,
} from '@app/domain/lead/lead-notice'
import { teamOf } from '@app/domain/lead/next-owner'
import type { Queryable } from '@app/platform/database/pool'
import { loadManagers, loadTeamMembers } from '../records/sales-team'
import type { LeadNotice } from './queue-notices'

/** Older unanswered leads appear only in the morning list, without a notice for each of them. */
const MAX_LEAD_AGE = `interval '7 days'`
const MAX_LEADS = 500

type WaitingLead = { lead: string; project: string; owner: string | null; receivedAt: Date }

const waitingLeads = (condition: string) => `
  select w.lead_id as lead, w.project, w.owner_id as owner, w.received_at as "receivedAt" from lead_work w
  where w.state = 'new' and w.first_answer_at is null and w.received_at > $1::timestamptz - ${MAX_LEAD_AGE}
    and ${condition}
  order by w.received_at limit ${MAX_LEADS}`

/** Excludes owners who took or entered the lead themselves, because they already know about it. */
const isOwnChoice = `exists (
  select from lead_events e join users u on u.id = w.owner_id
  where e.lead_id = w.lead_id and e.kind = 'owner' and e."to" = u.id::text and e.by = u.name)`

/**
 * Returns the notices about unanswered leads whose owner has not been notified. It depends on the lead, not on how it
 * arrived, so leads that staff enter, import or reassign are included.
 */
export async function findNewLeads(db: Queryable, now: Date, hours: NoticeHours): Promise<LeadNotice[]> {
  if (!isNoticeTime(now, hours)) return []
  const managers = await loadManagers(db)
  const { rows } = await db.query<WaitingLead>(
    waitingLeads(
      `(w.owner_id is not null or $2) and not ${isOwnChoice}
       and not exists (select from lead_notices n where n.lead_id = w.lead_id and n.kind = 'new'
         and (w.owner_id is null or n.recipient_id = w.owner_id))`,
    ),
    [now, managers.length > 0],
  )
  return rows.flatMap(({ lead, owner }) =>
    newLeadRecipients({ owner, managers }).map((recipient): LeadNotice => ({ lead, kind: 'new', recipient, step: '' })),
  )
}

/** Returns the notices for the next team member and the managers about leads that were not answered in time. */
export async function findOverdueLeads(db: Queryable, now: Date, hours: NoticeHours): Promise<LeadNotice[]> {
  if (!isNoticeTime(now, hours)) return []
  const { rows } = await db.query<WaitingLead>(
    waitingLeads(
      `not exists (select from lead_notices n where n.lead_id = w.lead_id and n.kind = 'unanswered')
       and w.received_at < $1`,
    ),
    [now],
  )
  const leads = rows.filter(({ receivedAt }) => isOverdueAnswer(receivedAt, now, hours))
  if (leads.length === 0) return []
  const [members, managers] = [await loadTeamMembers(db), await loadManagers(db)]
  return leads.flatMap(({ lead, project, owner }) =>
    overdueRecipients({ owner, team: teamOf(project, members), managers }).map(
      (recipient): LeadNotice => ({ lead, kind: 'unanswered', recipient, step: '' }),
    ),
  )
}

/** Returns the notices about next steps that became due in the last day. Older ones are only in the morning list. */
export async function findDueSteps(db: Queryable, now: Date, hours: NoticeHours): Promise<LeadNotice[]> {
  if (hours === 'off') return []
  const { rows } = await db.query<{ lead: string; recipient: string; step: Date }>(
    `select w.lead_id as lead, w.owner_id as recipient, w.next_step_at as step from lead_work w
     where w.next_step_at <= $1 and w.next_step_at > $1::timestamptz - interval '1 day'
       and w.owner_id is not null and w.state not in ('won', 'lost')
       and not exists (select from lead_notices n where n.lead_id = w.lead_id and n.kind = 'next-step'
         and n.recipient_id = w.owner_id and n.step::timestamptz = w.next_step_at)
     order by w.next_step_at limit ${MAX_LEADS}`,
    [now],
  )
  return rows.map(({ lead, recipient, step }) => ({ lead, kind: 'next-step', recipient, step: step.toISOString() }))
}

/** SQL for the users to notify of a lead `w`: its owner, or the managers in `$2`. */
const recipientsOfLead = `lateral (
  select w.owner_id as recipient where w.owner_id is not null
  union all
  select unnest($2::uuid[]) where w.owner_id is null) r`

type MessageNotice = { lead: string; recipient: string; step: string }

/**
 * Returns the notices about unanswered WhatsApp messages that joined a known lead. There is none if the recipient opened
 * the lead after the message, or got another notice about the lead in the hour before it and has not opened it since.
 */
export async function findNewMessages(db: Queryable, now: Date, hours: NoticeHours): Promise<LeadNotice[]> {
  if (!isNoticeTime(now, hours)) return []
  const { rows } = await db.query<MessageNotice>(
    `select distinct on (m.lead_id, r.recipient) m.lead_id as lead, r.recipient, m.id::text as step
     from whatsapp_messages m join leads l on l.id = m.lead_id join lead_work w on w.lead_id = m.lead_id
       cross join ${recipientsOfLead}
     where m.state = 'received' and m.at > $1::timestamptz - ${MAX_LEAD_AGE}
       and l.idempotency_key <> 'whatsapp:' || m.provider_id
       and not exists (select from whatsapp_messages answer
         where answer.lead_id = m.lead_id and answer.direction = 'out' and answer.at > m.at)
       and not exists (select from lead_notices n where n.lead_id = m.lead_id and n.recipient_id = r.recipient
         and (n.seen_at >= m.created_at
           or (n.kind = 'message' and n.created_at >= m.created_at)
           or (n.kind in ('new', 'message') and n.seen_at is null and n.created_at > m.created_at - interval '1 hour')))
     order by m.lead_id, r.recipient, m.at desc limit ${MAX_LEADS}`,
    [now, await loadManagers(db)],
  )
  return rows.map((row) => ({ ...row, kind: 'message' }))
}

/** Returns the notices about WhatsApp messages of staff that were not sent, or that may not have been sent. */
export async function findFailedMessages(db: Queryable, now: Date, hours: NoticeHours): Promise<LeadNotice[]> {
  if (hours === 'off') return []
  const { rows } = await db.query<MessageNotice>(
    `select m.lead_id as lead, r.recipient, m.id::text as step
     from whatsapp_messages m join lead_work w on w.lead_id = m.lead_id cross join ${recipientsOfLead}
     where m.state in ('failed', 'unknown') and m.at > $1::timestamptz - interval '2 days'
       and not exists (select from lead_notices n where n.lead_id = m.lead_id and n.kind = 'message-failed'
         and n.recipient_id = r.recipient and n.step = m.id::text)
     order by m.at limit ${MAX_LEADS}`,
    [now, await loadManagers(db)],
  )
  return rows.map((row) => ({ ...row, kind: 'message-failed' }))
}
