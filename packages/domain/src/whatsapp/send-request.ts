import * as z from 'zod'
import { type FailureReason, failureReason } from './whatsapp-message'

export type QueuedMessage = {
  id: string
  contact: string
  text: string
  template: { name: string; language: string; parameters: readonly string[] } | undefined
}

/**
 * Returns the body of the request that sends a message. WhatsApp repeats our id in every report, so a report also
 * matches a message whose response was lost.
 */
export function sendRequestBody({ id, contact, text, template }: QueuedMessage): object {
  const content = template
    ? {
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language },
          ...(template.parameters.length > 0 && {
            components: [
              { type: 'body', parameters: template.parameters.map((value) => ({ type: 'text', text: value })) },
            ],
          }),
        },
      }
    : { type: 'text', text: { preview_url: true, body: text } }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: contact,
    biz_opaque_callback_data: id,
    ...content,
  }
}

/**
 * What a response says about a message. `later`: WhatsApp rejected it because of a limit that ends by itself.
 * `unknown`: WhatsApp may or may not have accepted it.
 */
export type SendOutcome =
  | { outcome: 'sent'; providerId: string }
  | { outcome: 'failed'; reason: FailureReason; detail: string }
  | { outcome: 'later' | 'unknown'; detail: string }

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })
const rejected = z.object({ error: z.object({ code: z.number().int() }) })

/** The codes of limits on requests per second or per person. */
const busyCodes = [4, 80007, 130429, 131056]
/** The code with which WhatsApp reports an internal error, whatever the status. */
const INTERNAL_ERROR = 131000

/** Reads the response to a message. `body` is the parsed JSON, or undefined. */
export function readSendResponse(status: number, body: unknown): SendOutcome {
  if (status >= 200 && status < 300) {
    const { data } = accepted.safeParse(body)
    const providerId = data?.messages[0]?.id
    return providerId ? { outcome: 'sent', providerId } : { outcome: 'unknown', detail: `status ${status}` }
  }
  const code = rejected.safeParse(body).data?.error.code
  const detail = `status ${status}, code ${code ?? '-'}`
  if (status === 429 || (code !== undefined && busyCodes.includes(code))) return { outcome: 'later', detail }
  if (status < 400 || status >= 500 || code === INTERNAL_ERROR) return { outcome: 'unknown', detail }
  return { outcome: 'failed', reason: failureReason(code), detail }
}
