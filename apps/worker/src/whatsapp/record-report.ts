import type { MessageReport } from '@app/domain/whatsapp/read-whatsapp-body'
import { failureReason, isNewState, type WhatsAppState } from '@app/domain/whatsapp/whatsapp-message'
import type { Queryable, Transaction } from '@app/platform/database/pool'
import { markContacted } from '@app/platform/lead/mark-contacted'

type SentMessage = { id: string; lead: string; sentBy: string; state: WhatsAppState }

/** The states in which we do not know yet that WhatsApp accepted the message. */
const unconfirmedStates: readonly WhatsAppState[] = ['queued', 'sending', 'unknown', 'failed']

/**
 * Records what WhatsApp reports about our message, and returns its lead, or null if the message is not ours. Our own id
 * in the report also finds a message whose response was lost.
 */
export async function recordReport(tx: Transaction, report: MessageReport): Promise<string | null> {
  const { rows } = await tx.query<SentMessage>(
    `select id, lead_id as lead, sent_by as "sentBy", state::text as state from whatsapp_messages
     where direction = 'out' and (provider_id = $1 or id = $2) for update`,
    [report.providerId, report.ownId],
  )
  const message = rows[0]
  if (!message) return null
  if (!isNewState(message.state, report.state)) return message.lead
  const { state, at, errorCode, providerId } = report
  const hasFailed = state === 'failed'
  await tx.query(
    `update whatsapp_messages set state = $2::text::enum_whatsapp_messages_state, provider_id = coalesce(provider_id, $3),
       reason = $4::text::enum_whatsapp_messages_reason, detail = $5, due_at = null, updated_at = now(),
       sent_at = case when $2 = 'failed' then sent_at else coalesce(sent_at, $6::timestamptz) end,
       delivered_at = case when $2 in ('delivered', 'read') then coalesce(delivered_at, $6::timestamptz) end,
       read_at = case when $2 = 'read' then $6::timestamptz end
     where id = $1`,
    [
      message.id,
      state,
      providerId,
      hasFailed ? failureReason(errorCode) : null,
      hasFailed ? `code ${errorCode ?? '-'}` : null,
      at,
    ],
  )
  if (!hasFailed && unconfirmedStates.includes(message.state)) await recordAnswer(tx, message.lead, message.sentBy)
  return message.lead
}

/** Records that a message reached WhatsApp: the first answer, the state of the lead and a line in its history. */
export async function recordAnswer(db: Queryable, lead: string, by: string): Promise<void> {
  const change = await markContacted(db, lead)
  await db.query(
    `insert into lead_events (lead_id, kind, text, "from", "to", by, created_at)
     values ($1, 'contact', 'whatsapp', $2, $3, $4, clock_timestamp())`,
    [lead, change?.from, change?.to, by],
  )
}
