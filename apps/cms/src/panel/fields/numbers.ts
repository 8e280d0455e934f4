import type { DateField, Field, NumberField, PayloadRequest, TextField } from 'payload'
import type { Label } from '../../platform/labels'
import { localizeFor } from '../language/in-language'
import { filledBy, fillNumber, fillSlug } from './automatic'
import { findUnusedSlug } from './duplicates'

export const wholeNumber = (name: string, label: Label, description?: Label): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  admin: { step: 1, description },
})

export const optionalWholeNumber = (name: string, label: Label, description?: Label): NumberField => ({
  name,
  type: 'number',
  label,
  admin: { step: 1, description },
})

export const optionalDecimal = (name: string, label: Label, description?: Label): NumberField => ({
  name,
  type: 'number',
  label,
  admin: { step: 0.01, description },
})

export const decimal = (name: string, label: Label): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  admin: { step: 0.0001 },
})

/** Returns a field for a calendar day. The snapshot contains it as yyyy-mm-dd. */
export const day = (name: string, label: Label): DateField => ({
  name,
  type: 'date',
  label,
  required: true,
  custom: { dateOnly: true },
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
})

export const optionalDay = (name: string, label: Label): DateField => ({ ...day(name, label), required: false })

/** Returns a field for a date and time, entered in Lima time. */
export const dateTime = (name: string, label: Label): DateField => ({
  name,
  type: 'date',
  label,
  required: true,
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' } },
  timezone: { defaultTimezone: 'America/Lima', supportedTimezones: [{ label: 'Lima (UTC−5)', value: 'America/Lima' }] },
})

/** Shows a moment such as "19 nov 2026, 09:30". Payload's own format is that of the USA, without the time. */
export const readableMoment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const

/** Returns a field for the position of a record in lists. Smaller numbers come first; a new record comes last. */
export const position = (): Field =>
  filledBy(fillNumber, {
    ...wholeNumber('order', { es: 'Orden', en: 'Order' }),
    admin: { position: 'sidebar', step: 1 },
  })

const slugLabel = { es: 'Parte de la dirección web', en: 'Slug' }
const slugDescription: Label = {
  es: 'Parte de la dirección web; no la cambies después de publicar.',
  en: 'Part of the URL; do not change it once published.',
}
const filledSlugDescription: Label = {
  es: 'Sale del título. No la cambies después de publicar.',
  en: 'Made from the title. Do not change it once published.',
}

/** `from` is the field from whose text the slug is made. Without it, staff type the slug. */
type SlugOptions = { from?: string; description?: Label }

export function uniqueSlug(
  name = 'slug',
  label: Label = slugLabel,
  { from, description = from ? filledSlugDescription : slugDescription }: SlugOptions = {},
): Field {
  const field: TextField = {
    name,
    type: 'text',
    label,
    required: true,
    unique: true,
    index: true,
    admin: { position: 'sidebar', description },
    hooks: { beforeDuplicate: [findUnusedSlug] },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
      localizeFor(req, {
        es: 'Solo minúsculas, números y guiones.',
        en: 'Lower-case letters, digits and hyphens only.',
      }),
  }
  return from ? filledBy(fillSlug(from), field) : field
}

/** Returns the slug field of a record that has its own page. A hook redirects the old path (redirect-moved-page.ts). */
export const pageSlug = (from: string): Field =>
  uniqueSlug('slug', slugLabel, {
    from,
    description: {
      es: 'Sale del nombre. Si la cambias y publicas, la dirección vieja lleva a la nueva.',
      en: 'Made from the name. If you change it and publish, the old URL redirects to the new one.',
    },
  })
