import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Failure } from './received'
import { FAKE_WHATSAPP_TOKEN, messagesWebhook, reportWebhook, sendWebhook, WHATSAPP_PATH } from './whatsapp-bodies'

export type WhatsAppWebhook = { intakeUrl: string; secret: string }

type SentMessage = { messaging_product?: unknown; to?: unknown; type?: unknown; biz_opaque_callback_data?: unknown }

const parseBody = <Body>(body: unknown) => (typeof body === 'string' ? JSON.parse(body) : body) as Body

const isNumber = (text: unknown): text is string => typeof text === 'string' && /^\d{6,15}$/.test(text)

/** The delay between two reports, which lets a developer see each state in the panel. */
const REPORT_DELAY_MS = 2000

const newMessageId = () => `wamid.${randomBytes(30).toString('base64url')}`

type Fake = {
  record: (
    request: { method: string; url: string; headers: object; body: unknown },
    failure: Failure | undefined,
  ) => void
  takeFailure: (path: string) => Promise<Failure | undefined>
  /** Undefined if the fake reports nothing, as in tests that send the webhooks themselves. */
  webhook: WhatsAppWebhook | undefined
}

/**
 * Fakes the Cloud API of WhatsApp with responses from its documentation. If a webhook is set, it reports every message
 * as sent, delivered and read, and `POST /whatsapp/_write` lets a developer write as a person.
 */
export function addWhatsApp(app: FastifyInstance, { record, takeFailure, webhook }: Fake): void {
  app.post(`${WHATSAPP_PATH}/_write`, async (request, reply) => {
    const {
      from,
      name = 'Elena Paredes Soto',
      text = '',
    } = parseBody<{ from?: string; name?: string; text?: string }>(request.body)
    if (!webhook || !isNumber(from)) return reply.code(400).send({ error: 'expects { from, text } and a webhook' })
    const body = messagesWebhook({ from, name, text, id: newMessageId() })
    const sent = await sendWebhook(webhook.intakeUrl, webhook.secret, body)
    return reply.code(sent.status).send(await sent.text())
  })

  app.post(`${WHATSAPP_PATH}/:number/messages`, async (request, reply) => {
    const failure = await takeFailure(new URL(request.url, 'http://here').pathname)
    if (failure?.hangUp) return reply.raw.destroy()
    record(request, failure)
    if (failure?.dropAfter) return reply.raw.destroy()
    if (failure?.status) return reply.code(failure.status).send(failure.body ?? {})
    if (request.headers.authorization !== `Bearer ${FAKE_WHATSAPP_TOKEN}`)
      return reply.code(401).send({ error: { message: 'Authentication Error', type: 'OAuthException', code: 190 } })
    const {
      messaging_product: product,
      to,
      type,
      biz_opaque_callback_data: ownId,
    } = parseBody<SentMessage>(request.body)
    if (product !== 'whatsapp' || !isNumber(to) || !['text', 'template'].includes(String(type)))
      return reply.code(400).send({ error: { message: '(#100) Invalid parameter', type: 'OAuthException', code: 100 } })
    const id = newMessageId()
    if (webhook) void reportProgress(webhook, { id, ownId: String(ownId), to })
    return { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] }
  })
}

async function reportProgress(
  { intakeUrl, secret }: WhatsAppWebhook,
  message: { id: string; ownId: string; to: string },
): Promise<void> {
  for (const status of ['sent', 'delivered', 'read']) {
    await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS))
    await sendWebhook(intakeUrl, secret, reportWebhook({ ...message, status })).catch(() => undefined)
  }
}
