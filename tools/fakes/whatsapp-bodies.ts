import { createHmac } from 'node:crypto'

// Bodies of the Cloud API, as its documentation shows them.

/** The prefix of the fake Cloud API. The whole URL is the setting WHATSAPP_API_URL. */
export const WHATSAPP_PATH = '/whatsapp'

/** The id of our number at the fake, and the access token that it accepts. */
export const FAKE_NUMBER_ID = '106540352242922'
export const FAKE_WHATSAPP_TOKEN = 'demo-token-of-whatsapp'

type Sender = { from: string; name: string }
type Message = Sender & {
  id: string
  /** Defaults to a text message. */
  type?: string
  content?: object
  text?: string
  at?: Date
  /** The click on an advertisement before the message. */
  referral?: { source_id: string; ctwa_clid: string; headline: string }
}

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

const webhook = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: FAKE_NUMBER_ID },
            ...value,
          },
          field: 'messages',
        },
      ],
    },
  ],
})

/** Returns the webhook of messages that people wrote to us. */
export const messagesWebhook = (...messages: Message[]) =>
  webhook({
    contacts: messages.map(({ from, name }) => ({ profile: { name }, wa_id: from })),
    messages: messages.map(({ from, id, type = 'text', content, text = '', at = new Date(), referral }) => ({
      ...(referral && {
        referral: {
          source_url: 'https://fb.me/3cr4Wqqkv',
          source_type: 'ad',
          body: 'Cuota inicial desde 10 %',
          media_type: 'image',
          image_url: 'https://scontent.xx.fbcdn.net/v/t45.1',
          ...referral,
        },
      }),
      from,
      id,
      timestamp: seconds(at),
      type,
      [type]: content ?? { body: text },
    })),
  })

type Report = { id: string; ownId?: string; to: string; status: string; at?: Date; errorCode?: number }

/** Returns the webhook that reports the state of a message that we sent. */
export const reportWebhook = ({ id, ownId, to, status, at = new Date(), errorCode }: Report) =>
  webhook({
    statuses: [
      {
        id,
        status,
        timestamp: seconds(at),
        recipient_id: to,
        ...(ownId && { biz_opaque_callback_data: ownId }),
        ...(errorCode && { errors: [{ code: errorCode, title: 'Error', href: 'https://developers.facebook.com' }] }),
      },
    ],
  })

/** Sends a webhook to the intake, signed as WhatsApp signs it. */
export function sendWebhook(intakeUrl: string, secret: string, body: object, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  return fetch(`${intakeUrl}/api/sources/whatsapp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
      ...headers,
    },
    body: text,
  })
}
