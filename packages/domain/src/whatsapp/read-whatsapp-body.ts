import * as z from 'zod'
import { cleanText } from '../text/clean-text'
import { MAX_WHATSAPP_TEXT_LENGTH, type ReportedState, reportedStates, type WhatsAppKind } from './whatsapp-message'

/** The advertisement that a person clicked before the message. */
export type WhatsAppAd = { id: string; clickId: string; title: string }

export type ReceivedMessage = {
  kind: WhatsAppKind
  /** Empty if the message has no text that we can read. */
  text: string
  /** The digits of the person's number with the country code, without a plus sign. */
  contact: string
  /** The name in the profile of the person, or empty. */
  name: string
  sentAt: Date
  ad: WhatsAppAd | undefined
}

export type MessageReport = {
  /** The id that WhatsApp gave our message. */
  providerId: string
  /** The id that we gave the message when we sent it. */
  ownId: string | undefined
  state: ReportedState
  at: Date
  errorCode: number | undefined
}

/** One message or report in a webhook. `number` is the id of our phone number at WhatsApp. */
export type WhatsAppEvent = { eventId: string; number: string } & (
  | { kind: 'message'; message: ReceivedMessage }
  | { kind: 'report'; report: MessageReport }
)

const MAX_NAME_LENGTH = 160
const MAX_AD_TITLE_LENGTH = 200

// Ids become keys and are shown to staff, so only printable ASCII is valid.
const id = z.string().regex(/^[\x21-\x7e]{1,200}$/)
const time = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{9,11}$/))
  .transform((seconds) => new Date(Number(seconds) * 1000))
const contact = z.string().regex(/^\d{6,15}$/)
const optionalText = z.string().optional().catch(undefined)
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional().catch(undefined)

const messageBody = z.object({
  from: contact,
  id,
  timestamp: time,
  type: z.string(),
  text: part({ body: optionalText }),
  button: part({ text: optionalText }),
  reaction: part({ emoji: optionalText }),
  image: part({ caption: optionalText }),
  video: part({ caption: optionalText }),
  document: part({ caption: optionalText }),
  interactive: part({ button_reply: part({ title: optionalText }), list_reply: part({ title: optionalText }) }),
  referral: part({ source_id: optionalText, ctwa_clid: optionalText, headline: optionalText }),
})

const reportBody = z.object({
  id,
  status: z.string(),
  timestamp: time,
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.number().int() }))
    .optional()
    .catch(undefined),
})

const messagesChange = z.object({
  metadata: z.object({ phone_number_id: id }),
  contacts: z
    .array(z.object({ wa_id: optionalText, profile: part({ name: optionalText }) }))
    .catch([])
    .default([]),
  messages: z.array(messageBody).max(1000).default([]),
  statuses: z.array(reportBody).max(1000).default([]),
})

const webhookBody = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z
    .array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown().optional() })).max(1000) }))
    .max(1000),
})

/**
 * Returns the messages and reports of a webhook of the Cloud API, or undefined if it cannot be read. It is rejected as a
 * whole, so that staff see it even if only one of its messages is unreadable.
 */
export function readWhatsAppEvents(body: unknown): WhatsAppEvent[] | undefined {
  const webhook = webhookBody.safeParse(body)
  if (!webhook.success) return undefined
  const changes = webhook.data.entry
    .flatMap((entry) => entry.changes)
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => messagesChange.safeParse(value))
  if (changes.some(({ success }) => !success)) return undefined
  return changes.flatMap(({ data }) => (data ? eventsOf(data) : []))
}

function eventsOf({ metadata, contacts, messages, statuses }: z.output<typeof messagesChange>): WhatsAppEvent[] {
  const number = metadata.phone_number_id
  const nameOf = (waId: string) => contacts.find(({ wa_id }) => wa_id === waId)?.profile?.name
  return [
    ...messages.map(
      (message): WhatsAppEvent => ({
        eventId: message.id,
        number,
        kind: 'message',
        message: {
          ...contentOf(message),
          contact: message.from,
          name: cleanText(nameOf(message.from), MAX_NAME_LENGTH),
          sentAt: message.timestamp,
          ad: adOf(message.referral),
        },
      }),
    ),
    ...statuses.flatMap((report) => reportEvent(report, number)),
  ]
}

/** Files that people send. We store only that there is one, and its caption. */
const fileKinds = ['image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts'] as const
const isFileKind = (type: string): type is (typeof fileKinds)[number] => (fileKinds as readonly string[]).includes(type)

function contentOf(message: z.output<typeof messageBody>): Pick<ReceivedMessage, 'kind' | 'text'> {
  const { type, text, button, interactive, reaction } = message
  const clean = (value: string | undefined) => cleanText(value, MAX_WHATSAPP_TEXT_LENGTH)
  if (isFileKind(type))
    return { kind: type, text: clean(message.image?.caption ?? message.video?.caption ?? message.document?.caption) }
  if (type === 'reaction') return { kind: 'reaction', text: clean(reaction?.emoji) }
  const typedText = clean(
    text?.body ?? button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title,
  )
  return typedText ? { kind: 'text', text: typedText } : { kind: 'other', text: '' }
}

function adOf(referral: z.output<typeof messageBody>['referral']): WhatsAppAd | undefined {
  if (!referral?.source_id && !referral?.ctwa_clid) return undefined
  return {
    id: cleanText(referral.source_id, 200),
    clickId: cleanText(referral.ctwa_clid, 1000),
    title: cleanText(referral.headline, MAX_AD_TITLE_LENGTH),
  }
}

/** Ignores reports about anything but the progress of a message, such as a deleted message. */
function reportEvent(report: z.output<typeof reportBody>, number: string): WhatsAppEvent[] {
  const state = reportedStates.find((name) => name === report.status)
  if (!state) return []
  return [
    {
      eventId: `${report.id}:${state}`,
      number,
      kind: 'report',
      report: {
        providerId: report.id,
        ownId: report.biz_opaque_callback_data,
        state,
        at: report.timestamp,
        errorCode: report.errors?.[0]?.code,
      },
    },
  ]
}

/** A change that `readWhatsAppEvents` accepted. It does not check the contacts. */
type RawChange = {
  field: string
  value?: { contacts?: unknown; messages?: { id: string }[]; statuses?: { id: string; status: string }[] }
}

const isContact = (contact: unknown, waId: string): boolean =>
  typeof contact === 'object' && contact !== null && 'wa_id' in contact && contact.wa_id === waId

/**
 * Returns the body that WhatsApp would have sent with this event alone. A webhook may contain messages of several
 * people, and erasing one of them must not leave their text in the body of another.
 */
export function bodyOfEvent(body: unknown, event: WhatsAppEvent): string {
  const { entry, ...webhook } = body as { entry: { changes: RawChange[] }[] }
  const contactId = event.kind === 'message' ? event.message.contact : undefined
  const ownPart = ({ field, value }: RawChange): RawChange => {
    const contacts: unknown[] = Array.isArray(value?.contacts) ? value.contacts : []
    return {
      field,
      value: {
        ...value,
        contacts: contacts.filter((contact) => contactId !== undefined && isContact(contact, contactId)),
        messages: value?.messages?.filter(({ id }) => id === event.eventId) ?? [],
        statuses: value?.statuses?.filter(({ id, status }) => `${id}:${status}` === event.eventId) ?? [],
      },
    }
  }
  const hasEvent = ({ value }: RawChange) => (value?.messages?.length ?? 0) + (value?.statuses?.length ?? 0) > 0
  const entries = entry.map((part) => ({
    ...part,
    changes: part.changes
      .filter(({ field }) => field === 'messages')
      .map(ownPart)
      .filter(hasEvent),
  }))
  return JSON.stringify({ ...webhook, entry: entries.filter(({ changes }) => changes.length > 0) })
}
