import type { DateField, Field, NumberField, PayloadRequest } from 'payload'
import { sayTo } from '../language/in-language'
import { freeSlug } from './duplicates'

export const whole = (name: string, description?: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  admin: { step: 1, description },
})

export const optionalWhole = (name: string, description?: string): NumberField => ({
  name,
  type: 'number',
  admin: { step: 1, description },
})

export const optionalDecimal = (name: string, description?: string): NumberField => ({
  name,
  type: 'number',
  admin: { step: 0.01, description },
})

export const decimal = (name: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  admin: { step: 0.0001 },
})

/** A calendar day; leaves the CMS as yyyy-mm-dd. */
export const day = (name: string): DateField => ({
  name,
  type: 'date',
  required: true,
  custom: { dateOnly: true },
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
})

export const optionalDay = (name: string): DateField => ({ ...day(name), required: false })

/** A moment, entered in Lima time. */
export const moment = (name: string): DateField => ({
  name,
  type: 'date',
  required: true,
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
  timezone: { defaultTimezone: 'America/Lima', supportedTimezones: [{ label: 'Lima (UTC−5)', value: 'America/Lima' }] },
})

/** Position in lists; smaller comes first. */
export const position = (): Field => ({ ...whole('order'), admin: { position: 'sidebar', step: 1 } })

export const uniqueSlug = (name = 'slug'): Field => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'Part of the address; do not change it once published.' },
  hooks: { beforeDuplicate: [freeSlug] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
    sayTo(req, 'Lower-case letters, digits and hyphens only.'),
})
