import type { FailureReason, WhatsAppKind, WhatsAppState } from '@app/domain/whatsapp/whatsapp-message'
import type { Queryable } from '@app/platform/database/pool'

export type ChatMessage = {
  id: string
  direction: 'in' | 'out'
  kind: WhatsAppKind
  text: string
  state: WhatsAppState
  reason: FailureReason | null
  /** The advertisement that the person clicked before this message. */
  ad: string | null
  sentBy: string | null
  at: Date
}

const MAX_MESSAGES = 300

/** Returns the latest WhatsApp messages of a lead, oldest first. */
export async function readConversation(db: Queryable, lead: string): Promise<ChatMessage[]> {
  const { rows } = await db.query<ChatMessage>(
    `select id, direction::text as direction, kind::text as kind, text, state::text as state, reason::text as reason,
       coalesce(ad_title, ad_id) as ad, sent_by as "sentBy", at
     from whatsapp_messages where lead_id = $1 order by at desc, created_at desc limit ${MAX_MESSAGES}`,
    [lead],
  )
  return rows.reverse()
}

/** Returns when the conversation last changed. Pages compare it to detect a new message or state. */
export async function readLastChange(db: Queryable, lead: string): Promise<string | null> {
  const { rows } = await db.query<{ changedAt: Date | null }>(
    'select max(updated_at) as "changedAt" from whatsapp_messages where lead_id = $1',
    [lead],
  )
  return rows[0]?.changedAt?.toISOString() ?? null
}
