import type { CollectionConfig, Field, OptionObject } from 'payload'
import type { Label } from '../../platform/labels'
import { menuGroups } from '../navigation/menu-groups'
import { readableMoment } from './numbers'

/**
 * Returns a collection that the intake or the worker writes with SQL and that staff can only read, such as leads or
 * deliveries.
 */
export function intakeRecord(config: CollectionConfig): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...config,
    admin: { group: menuGroups.intake, ...config.admin },
    fields: config.fields.map(withReadableDate),
  }
}

function withReadableDate(field: Field): Field {
  if (field.type !== 'date' || field.admin?.date) return field
  return { ...field, admin: { ...field.admin, date: readableMoment } }
}

export const text = (name: string, label: Label, required = true): Field => ({ name, type: 'text', label, required })
export const optional = (name: string, label: Label): Field => text(name, label, false)
export const integer = (name: string, label: Label, required = true): Field => ({
  name,
  type: 'number',
  label,
  required,
})
export const choice = (name: string, label: Label, options: OptionObject[], required = true): Field => ({
  name,
  type: 'select',
  label,
  required,
  options,
})

/**
 * Returns a field for a date as YYYY-MM-DD. Its column is a `date` (platform/database/column-types.ts), which Payload's
 * text filters do not support.
 */
export const day = (name: string, label: Label, required = true): Field => ({
  name,
  type: 'text',
  label,
  required,
  admin: { disableListFilter: true },
})

export const locale = choice('locale', { es: 'Idioma', en: 'Language' }, [
  { value: 'es', label: { es: 'Español', en: 'Spanish' } },
  { value: 'en', label: { es: 'Inglés', en: 'English' } },
])

/** The idempotency key identifies a retry. The hash detects a different body with the same key. */
export const submissionKeys: Field[] = [
  {
    name: 'reference',
    type: 'text',
    label: { es: 'Código de referencia', en: 'Reference' },
    required: true,
    unique: true,
    index: true,
  },
  { name: 'idempotencyKey', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
  { name: 'bodyHash', type: 'text', required: true, admin: { hidden: true } },
]
