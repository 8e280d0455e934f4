import { isReplyWindowOpen } from '@app/domain/whatsapp/reply-window'
import type { SendOutcome } from '@app/domain/whatsapp/send-request'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { postMessage, type WhatsAppSettings } from './post-message'
import { recordAnswer } from './record-report'

export type SendContext = {
  pool: Pool
  logger: Logger
  clock: () => Date
  /** Undefined if WhatsApp is not connected. */
  whatsApp: WhatsAppSettings | undefined
}

type ClaimedMessage = {
  id: string
  lead: string
  contact: string
  text: string
  template: string | null
  templateLanguage: string | null
  templateParameters: string[] | null
  at: Date
  lastReceivedAt: Date | null
}

/** The maximum number of concurrent requests. */
const CONCURRENCY = 4
/** A claim this old has no result: its worker was killed, or the database was down after the request. */
const LOST_AFTER = '2 minutes'
const RETRY_SECONDS = 30
/** A message that WhatsApp does not accept for this long is marked as failed. */
const GIVE_UP_MS = 24 * 3_600_000

/**
 * Sends the queued messages and returns their number. Each message is claimed before the request and never claimed
 * again, unless WhatsApp certainly did not accept it.
 */
export async function sendQueuedMessages(
  context: SendContext,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { whatsApp } = context
  if (!whatsApp) return 0
  const first = await claimMessage(context.pool)
  if (!first) return 0
  let count = 0
  const sendInTurn = async (claimed: ClaimedMessage | undefined) => {
    for (let message = claimed; message; message = isStopping() ? undefined : await claimMessage(context.pool)) {
      count += 1
      await sendMessage(context, whatsApp, message)
    }
  }
  const others = Array.from({ length: CONCURRENCY - 1 }, async () => sendInTurn(await claimMessage(context.pool)))
  await Promise.all([sendInTurn(first), ...others])
  return count
}

/** Marks messages whose request has no result. They may have reached the person, so they are not sent again. */
export async function markLostMessages({ pool, logger }: SendContext): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `update whatsapp_messages set state = 'unknown', detail = 'no result', updated_at = now()
     where state = 'sending' and claimed_at < now() - interval '${LOST_AFTER}' returning id`,
  )
  for (const { id } of rows) logger.warn({ messageId: id }, 'a WhatsApp message has no known outcome')
}

/** Claims the oldest message. The messages of one lead are sent in order, so each waits for the previous one. */
async function claimMessage(pool: Pool): Promise<ClaimedMessage | undefined> {
  const { rows } = await pool.query<ClaimedMessage>(
    `update whatsapp_messages m set state = 'sending', claimed_at = now(), updated_at = now()
     where id = (select q.id from whatsapp_messages q
       where q.state = 'queued' and (q.due_at is null or q.due_at <= now())
         and not exists (select from whatsapp_messages earlier where earlier.lead_id = q.lead_id and earlier.at < q.at
           and earlier.state in ('queued', 'sending'))
       order by q.at limit 1 for update skip locked)
     returning m.id, m.lead_id as lead, m.contact, m.text, m.template, m.template_language as "templateLanguage",
       m.template_parameters as "templateParameters", m.at,
       (select max(r.at) from whatsapp_messages r where r.lead_id = m.lead_id and r.direction = 'in') as "lastReceivedAt"`,
  )
  return rows[0]
}

async function sendMessage(context: SendContext, whatsApp: WhatsAppSettings, message: ClaimedMessage): Promise<void> {
  const { id, contact, text, template, templateLanguage, templateParameters, lastReceivedAt } = message
  const isTooLate = !template && !isReplyWindowOpen(lastReceivedAt, context.clock())
  const outcome: SendOutcome = isTooLate
    ? { outcome: 'failed', reason: 'window-closed', detail: 'not sent' }
    : await postMessage(whatsApp, {
        id,
        contact,
        text,
        template: template
          ? { name: template, language: templateLanguage ?? '', parameters: templateParameters ?? [] }
          : undefined,
      })
  // The id that WhatsApp gives a message contains the number of the person, so it is not logged.
  if (outcome.outcome === 'sent') context.logger.info({ messageId: id }, 'a WhatsApp message was sent')
  else context.logger.warn({ messageId: id, ...outcome }, 'a WhatsApp message was not sent')
  await recordOutcome(context, message, outcome)
}

async function recordOutcome(
  { pool, clock }: SendContext,
  message: ClaimedMessage,
  result: SendOutcome,
): Promise<void> {
  const { id, lead, at } = message
  switch (result.outcome) {
    case 'sent':
      return recordSent(pool, id, lead, result.providerId)
    case 'later':
      if (clock().getTime() - at.getTime() > GIVE_UP_MS) return finish(pool, id, 'failed', result.detail, 'not-reached')
      await pool.query(
        `update whatsapp_messages set state = 'queued', claimed_at = null, detail = $2, updated_at = now(),
           due_at = now() + make_interval(secs => ${RETRY_SECONDS})
         where id = $1 and state = 'sending'`,
        [id, result.detail],
      )
      return
    case 'failed':
      return finish(pool, id, 'failed', result.detail, result.reason)
    case 'unknown':
      return finish(pool, id, 'unknown', result.detail)
  }
}

/** Does nothing if a report about the message arrived before the response. */
async function recordSent(pool: Pool, id: string, lead: string, providerId: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ sentBy: string }>(
      `update whatsapp_messages set state = 'sent', provider_id = $2, sent_at = now(), detail = null, due_at = null,
         updated_at = now()
       where id = $1 and state in ('sending', 'unknown') returning sent_by as "sentBy"`,
      [id, providerId],
    )
    if (rows[0]) await recordAnswer(tx, lead, rows[0].sentBy)
  })
}

async function finish(
  pool: Pool,
  id: string,
  state: 'failed' | 'unknown',
  detail: string,
  reason?: string,
): Promise<void> {
  await pool.query(
    `update whatsapp_messages set state = $2::text::enum_whatsapp_messages_state, detail = $3,
       reason = $4::text::enum_whatsapp_messages_reason, due_at = null, updated_at = now()
     where id = $1 and state = 'sending'`,
    [id, state, detail, reason],
  )
}
