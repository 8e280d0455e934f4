import { MAX_SINGLE_NOTICES, type NoticeKind } from '@app/domain/lead/lead-notice'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'

export type LeadNotice = {
  lead: string
  kind: Exclude<NoticeKind, 'list' | 'morning-list'>
  recipient: string
  /** The time of the next step or the id of the WhatsApp message. Empty for other kinds. */
  step: string
}

/**
 * Stores notices and queues their messages in one transaction, and returns the number of new notices. A notice that
 * already exists is ignored, so any number of workers may call this at the same time.
 */
export async function queueNotices(pool: Pool, notices: readonly LeadNotice[], now: Date): Promise<number> {
  if (notices.length === 0) return 0
  return inTransaction(pool, async (tx) => {
    let count = 0
    for (const [recipient, own] of Map.groupBy(notices, (notice) => notice.recipient)) {
      const isList = own.length > MAX_SINGLE_NOTICES
      const list = isList ? await queueList(tx, { kind: 'list', recipient, step: now.toISOString() }) : undefined
      count += await insertNotices(tx, own, list)
    }
    return count
  })
}

/** Returns SQL for a table of the integrations that reach a user: mail always, and push if the user has a device. */
const waysTo = (recipient: string) => `lateral (
  select 'mail'::enum_deliveries_integration as integration
  union all
  select 'push' where exists (select from push_subscriptions s where s.account_id = ${recipient})) way`

type List = { kind: Extract<NoticeKind, 'list' | 'morning-list'>; recipient: string; step: string }

/** Stores a list and queues its messages. Returns undefined if the recipient already has this list. */
export async function queueList(tx: Transaction, { kind, recipient, step }: List): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `with list as (
       insert into lead_notices (kind, recipient_id, step) values ($1, $2, $3) on conflict do nothing returning id),
     messages as (
       insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       select way.integration, 'notice', id::text, $1 || ' ' || $3, 'notice', 'waiting', now() from list, ${waysTo('$2')})
     select id from list`,
    [kind, recipient, step],
  )
  return rows[0]?.id
}

/** Stores notices. Notices in a list get no separate message. */
export async function insertNotices(
  tx: Transaction,
  notices: readonly LeadNotice[],
  list: string | undefined,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `with notices as (
       insert into lead_notices (lead_id, kind, recipient_id, step, list_id)
       select n.lead, n.kind, n.recipient, n.step, $2
       from json_to_recordset($1) as n(lead uuid, kind enum_lead_notices_kind, recipient uuid, step text)
       on conflict do nothing returning id, lead_id, recipient_id, list_id),
     messages as (
       insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       select way.integration, 'notice', n.id::text, l.reference, 'notice', 'waiting', now()
       from notices n join leads l on l.id = n.lead_id, ${waysTo('n.recipient_id')} where n.list_id is null)
     select count(*)::int as count from notices`,
    [JSON.stringify(notices), list],
  )
  return rows[0]?.count ?? 0
}
