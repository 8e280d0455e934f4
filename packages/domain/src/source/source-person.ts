import * as z from 'zod'
import { internationalPhone, isPhoneNumber } from '../phone/server-phone-check'
import { cleanText } from '../text/clean-text'
import type { LeadSource } from './lead-source'

/** What a lead of a source says about the person. An invalid phone or e-mail address is empty. */
export type SourcePerson = {
  firstName: string
  lastName: string
  phone: string
  email: string
  message: string
  /** The boxes that the person ticked. */
  ticked: string[]
}

type RawPerson = {
  firstName?: string | undefined
  lastName?: string | undefined
  name?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  message?: string | undefined
  ticked?: string[]
}

const MAX_NAME_LENGTH = 80
const MAX_MESSAGE_LENGTH = 2000
/** Shown if a source sends no name, because the CRM requires one. */
const NO_NAME = '—'

const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)

const metaLead = z.object({
  field_data: z.array(z.object({ name: z.string(), values: z.array(text).catch([]) })),
  custom_disclaimer_responses: z
    .array(z.object({ checkbox_key: z.string(), is_checked: z.unknown() }))
    .catch([])
    .default([]),
})

const portalLead = z.object({
  name: text,
  email: text,
  ddd: text,
  phone: text,
  phoneNumber: text,
  message: text,
})

const genericLead = z.object({
  firstName: text,
  lastName: text,
  name: text,
  phone: text,
  email: text,
  message: text,
  accepts: z.record(z.string(), z.unknown()).catch({}).default({}),
})

/**
 * Returns the person of a lead, or undefined if it has neither a valid phone nor a valid e-mail address. For Meta,
 * `lead` is the response of the Graph API, because the webhook of Meta contains only ids.
 */
export function readSourcePerson(source: LeadSource, lead: unknown): SourcePerson | undefined {
  const rawPerson = readers[source](lead)
  if (!rawPerson) return undefined
  const phone = internationalPhone(cleanText(rawPerson.phone, 40))
  const email = cleanText(rawPerson.email, 254)
  const person = {
    ...splitName(rawPerson),
    phone: isPhoneNumber(phone) ? phone : '',
    email: z.email().safeParse(email).success ? email : '',
    message: cleanText(rawPerson.message, MAX_MESSAGE_LENGTH),
    ticked: rawPerson.ticked ?? [],
  }
  return person.phone || person.email ? person : undefined
}

const readers: Record<LeadSource, (lead: unknown) => RawPerson | undefined> = {
  meta: readMetaLead,
  portal: (lead) => {
    const { data } = portalLead.safeParse(lead)
    return data && { ...data, phone: data.phoneNumber || `${data.ddd ?? ''}${data.phone ?? ''}` }
  },
  generic: readGenericLead,
  // The worker passes name, phone and text of a message, because one webhook may contain messages of several people.
  whatsapp: readGenericLead,
}

function readGenericLead(lead: unknown): RawPerson | undefined {
  const { data } = genericLead.safeParse(lead)
  if (!data) return undefined
  return { ...data, ticked: Object.keys(data.accepts).filter((key) => data.accepts[key] === true) }
}

const metaContactFields = ['full_name', 'first_name', 'last_name', 'phone_number', 'email']

function readMetaLead(lead: unknown): RawPerson | undefined {
  const { data } = metaLead.safeParse(lead)
  if (!data) return undefined
  const answers = data.field_data.map(({ name, values }) => ({
    name,
    answer: values.filter((value) => value !== undefined).join(', '),
  }))
  const answerTo = (field: string) => answers.find(({ name }) => name === field)?.answer
  const questions = answers.filter(({ name, answer }) => !metaContactFields.includes(name) && answer)
  return {
    firstName: answerTo('first_name'),
    lastName: answerTo('last_name'),
    name: answerTo('full_name'),
    phone: answerTo('phone_number'),
    email: answerTo('email'),
    message: questions.map(({ name, answer }) => `${name.replaceAll('_', ' ')}: ${answer}`).join('\n'),
    ticked: data.custom_disclaimer_responses.filter(isTicked).map(({ checkbox_key }) => checkbox_key),
  }
}

/** Returns whether a box is ticked. Meta sends '1' for a ticked box and an empty text for the others. */
const isTicked = ({ is_checked }: { is_checked?: unknown }) => is_checked === '1' || is_checked === true

/** Splits a full name by Peruvian custom: of three or more words, the last two are surnames. */
function splitName({ firstName, lastName, name }: RawPerson): { firstName: string; lastName: string } {
  const first = cleanText(firstName, MAX_NAME_LENGTH)
  const last = cleanText(lastName, MAX_NAME_LENGTH)
  if (first || last) return { firstName: first || NO_NAME, lastName: last || NO_NAME }
  const nameWords = cleanText(name, 2 * MAX_NAME_LENGTH)
    .split(/\s+/)
    .filter(Boolean)
  const surnameCount = nameWords.length > 2 ? 2 : 1
  const split = Math.max(nameWords.length - surnameCount, 1)
  const part = (from: number, to?: number) => nameWords.slice(from, to).join(' ').slice(0, MAX_NAME_LENGTH) || NO_NAME
  return { firstName: part(0, split), lastName: part(split) }
}
