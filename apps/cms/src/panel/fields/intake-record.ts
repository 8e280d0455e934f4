import type { CollectionConfig, Field } from 'payload'

/**
 * What visitors sent. Intake writes these tables with its own SQL; staff read them here and nobody edits them,
 * so that what was sent stays what was sent.
 */
export function intakeRecord(config: CollectionConfig): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...config,
    admin: { group: 'Intake', ...config.admin },
  }
}

export const text = (name: string, required = true): Field => ({ name, type: 'text', required })
export const optional = (name: string): Field => text(name, false)
export const integer = (name: string, required = true): Field => ({ name, type: 'number', required })
export const choice = (name: string, options: readonly string[], required = true): Field => ({
  name,
  type: 'select',
  required,
  options: [...options],
})

/** A day as YYYY-MM-DD; the column is a `date` (src/database/column-types.ts), which knows no search by part of a text. */
export const day = (name: string, required = true): Field => ({
  name,
  type: 'text',
  required,
  admin: { disableListFilter: true },
})

export const locale = choice('locale', ['es', 'en'])

/** The visitor's key makes a repeated send the same submission; the hash tells a repeat from another body. */
export const submissionKeys: Field[] = [
  { name: 'reference', type: 'text', required: true, unique: true, index: true },
  { name: 'idempotencyKey', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
  { name: 'bodyHash', type: 'text', required: true, admin: { hidden: true } },
]
