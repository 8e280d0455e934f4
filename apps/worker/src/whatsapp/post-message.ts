import {
  type QueuedMessage,
  readSendResponse,
  type SendOutcome,
  sendRequestBody,
} from '@app/domain/whatsapp/send-request'
import { timeLimits } from '@app/platform/queue/time-limits'

export type WhatsAppSettings = { url: string; token: string; numberId: string }

/** The errors of a connection that was never made, so the request cannot have reached WhatsApp. */
const unreachableCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Posts a message to the Cloud API once. It never throws, because an error must not lead to a second request. */
export async function postMessage(
  { url, token, numberId }: WhatsAppSettings,
  message: QueuedMessage,
): Promise<SendOutcome> {
  try {
    const response = await fetch(`${url}/${numberId}/messages`, {
      method: 'POST',
      // The token is in a header, because URLs are logged.
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(sendRequestBody(message)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimits.http * 1000),
    })
    return readSendResponse(response.status, await response.json().catch(() => undefined))
  } catch (error) {
    const code = errorCode(error)
    return { outcome: unreachableCodes.includes(code) ? 'later' : 'unknown', detail: `no answer: ${code}` }
  }
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { code?: string; errors?: { code?: string }[] } | undefined
  return cause?.code ?? cause?.errors?.[0]?.code ?? error.name
}
