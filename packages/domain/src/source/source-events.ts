import * as z from 'zod'
import { bodyOfEvent, readWhatsAppEvents } from '../whatsapp/read-whatsapp-body'
import type { LeadSource } from './lead-source'

/**
 * One lead in a message, with the id that its source gave it. `form` names the form, the listing or the WhatsApp number.
 * For WhatsApp, an event is a message or a report about our message.
 */
export type SourceEvent = {
  eventId: string
  form: string
  /** The part of the body about this event. Absent if it is the whole body. */
  body?: string
}

// Ids become keys and are shown to staff. PostgreSQL rejects some control characters, so only printable ASCII is valid.
const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^[\x21-\x7e]{1,120}$/))

const metaMessage = z.object({
  object: z.literal('page'),
  entry: z
    .array(
      z.object({
        changes: z.array(z.object({ field: z.string(), value: z.unknown().optional() })).max(1000),
      }),
    )
    .max(1000),
})
const metaLead = z.object({ leadgen_id: id, form_id: id })

const portalLead = z.object({
  originLeadId: id,
  clientListingId: id.nullish().catch(undefined),
  originListingId: id.nullish().catch(undefined),
})

const genericLead = z.object({ id, form: id })

/**
 * Returns the leads of a message, or undefined if the message is not in the format of its source. A message of Meta
 * about another subject contains no leads.
 */
export function readSourceEvents(source: LeadSource, body: unknown): SourceEvent[] | undefined {
  if (source === 'meta') return readMetaEvents(body)
  if (source === 'whatsapp') return splitWhatsAppBody(body)
  if (source === 'portal') {
    const { data } = portalLead.safeParse(body)
    return data && [{ eventId: data.originLeadId, form: data.clientListingId ?? data.originListingId ?? '' }]
  }
  const { data } = genericLead.safeParse(body)
  return data && [{ eventId: data.id, form: data.form }]
}

function readMetaEvents(body: unknown): SourceEvent[] | undefined {
  const message = metaMessage.safeParse(body)
  if (!message.success) return undefined
  const changes = message.data.entry.flatMap((entry) => entry.changes).filter(({ field }) => field === 'leadgen')
  const leads = changes.map(({ value }) => metaLead.safeParse(value))
  // A message is rejected as a whole, so that staff see it even if only one of its leads is unreadable.
  if (leads.some(({ success }) => !success)) return undefined
  return leads.flatMap(({ data }) => (data ? [{ eventId: data.leadgen_id, form: data.form_id }] : []))
}

function splitWhatsAppBody(body: unknown): SourceEvent[] | undefined {
  const events = readWhatsAppEvents(body)
  return events?.map((event) => ({
    eventId: event.eventId,
    form: event.number,
    ...(events.length > 1 && { body: bodyOfEvent(body, event) }),
  }))
}
