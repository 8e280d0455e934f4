import { phoneDigits } from '@app/domain/phone/phone-number'
import { areParametersValid, fillTemplate } from '@app/domain/whatsapp/approved-template'
import { isReplyWindowOpen } from '@app/domain/whatsapp/reply-window'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import type { NewMessage } from './message.schema'
import type { StoredTemplate } from './read-approved-templates'

type QueueResult = 'queued' | 'unknown' | 'no-phone' | 'not-allowed' | 'window-closed' | 'template'

type Recipient = {
  phone: string
  /** The number with which the person wrote to us. It may be spelled differently from the phone of the lead. */
  contact: string | null
  lastReceivedAt: Date | null
  mayAnswer: boolean
  mayAdvertise: boolean
}

type Content = { text: string; template?: StoredTemplate; parameters?: string[] }
type Call = { templates: readonly StoredTemplate[]; by: string; now: Date }

/**
 * Queues a WhatsApp message to the person of a lead, which the worker sends within a second. Outside the reply window
 * only approved templates are accepted, and advertising only with the consent of the person.
 */
export async function queueMessage(
  pool: Pool,
  lead: string,
  message: NewMessage,
  { templates, by, now }: Call,
): Promise<QueueResult> {
  return inTransaction(pool, async (tx) => {
    const recipient = await readRecipient(tx, lead)
    if (!recipient) return 'unknown'
    const contact = recipient.contact ?? phoneDigits(recipient.phone)
    if (!contact) return 'no-phone'
    if (!recipient.mayAnswer) return 'not-allowed'
    const content = contentOf(message, templates)
    if (!content) return 'template'
    if (content.template?.isAdvertising && !recipient.mayAdvertise) return 'not-allowed'
    if (!content.template && !isReplyWindowOpen(recipient.lastReceivedAt, now)) return 'window-closed'
    const { text, template, parameters } = content
    await tx.query(
      `insert into whatsapp_messages (id, lead_id, direction, contact, kind, text, template, template_language,
         template_parameters, state, sent_by, at)
       values ($1, $2, 'out', $3, $4::text::enum_whatsapp_messages_kind, $5, $6, $7, $8, 'queued', $9, clock_timestamp())
       on conflict (id) do nothing`,
      [
        message.key,
        lead,
        contact,
        message.kind,
        text,
        template?.name,
        template?.language,
        parameters && JSON.stringify(parameters),
        by,
      ],
    )
    return 'queued'
  })
}

/** Locks the work on the lead, so that a person who is erased at the same moment gets no message. */
async function readRecipient(tx: Transaction, lead: string): Promise<Recipient | undefined> {
  const { rows } = await tx.query<Recipient>(
    `select l.phone, last.contact, last.at as "lastReceivedAt", may_contact(l.id, 'answer', 'whatsapp') as "mayAnswer",
       may_contact(l.id, 'marketing', 'whatsapp') as "mayAdvertise"
     from lead_work w join leads l on l.id = w.lead_id
       left join lateral (select m.contact, m.at from whatsapp_messages m
         where m.lead_id = l.id and m.direction = 'in' order by m.at desc limit 1) last on true
     where w.lead_id = $1 for update of w`,
    [lead],
  )
  return rows[0]
}

function contentOf(message: NewMessage, templates: readonly StoredTemplate[]): Content | undefined {
  if (message.kind === 'text') return { text: message.text }
  const { parameters } = message
  const template = templates.find(({ id }) => id === message.template)
  if (!template || !areParametersValid(template, parameters)) return undefined
  return { text: fillTemplate(template.body, parameters), template, parameters }
}
