import type { CollectionConfig, Field, OptionObject } from 'payload'
import type { Label } from '../../platform/labels'
import { menuGroups } from '../navigation/menu-groups'

/**
 * What visitors sent. Intake writes these tables with its own SQL; staff read them here and nobody edits them,
 * so that what was sent stays what was sent.
 */
export function intakeRecord(config: CollectionConfig): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...config,
    admin: { group: menuGroups.intake, ...config.admin },
  }
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

/** A day as YYYY-MM-DD; the column is a `date` (platform/database/column-types.ts), which knows no search by part of a text. */
export const day = (name: string, label: Label, required = true): Field => ({
  name,
  type: 'text',
  label,
  required,
  admin: { disableListFilter: true },
})

export const locale = choice('locale', { es: 'Idioma', en: 'Locale' }, [
  { value: 'es', label: { es: 'Español', en: 'Spanish' } },
  { value: 'en', label: { es: 'Inglés', en: 'English' } },
])

/** The visitor's key makes a repeated send the same submission; the hash tells a repeat from another body. */
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
