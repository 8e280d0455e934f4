import type { ArrayField, Field, GroupField, TextareaField, TextField } from 'payload'
import { line, paragraph } from './texts'

export const group = (name: string, fields: Field[]): GroupField => ({ name, type: 'group', fields })

/** Only fields that hold a value can be shown or hidden by a condition. */
const shownOnly = (field: Field): Field =>
  ({
    ...field,
    admin: {
      ...('admin' in field ? field.admin : {}),
      condition: (_: unknown, sibling: { shown?: boolean }) => Boolean(sibling?.shown),
    },
  }) as Field

/**
 * A section a page can do without. Staff tick "shown"; an unticked one leaves the CMS as null
 * and its required fields are not asked for.
 */
export const optionalGroup = (name: string, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  custom: { optional: true },
  fields: [{ name: 'shown', type: 'checkbox', defaultValue: false }, ...fields.map(shownOnly)],
})

/** Words that staff may leave out altogether: without any of them the group leaves the CMS as null. */
export const absentWhenEmpty = (name: string, fields: (TextField | TextareaField)[]): GroupField => ({
  ...group(
    name,
    fields.map((field) => ({ ...field, required: false }) as Field),
  ),
  custom: { absentWhenEmpty: true },
})

export const list = (name: string, fields: Field[], rows: { min?: number; max?: number } = {}): ArrayField => ({
  name,
  type: 'array',
  minRows: rows.min,
  maxRows: rows.max,
  fields,
})

/** A list of plain texts: rows in the CMS, a simple array in the snapshot. */
export const paragraphs = (name: string): ArrayField => ({
  name,
  type: 'array',
  custom: { unwrap: 'text' },
  fields: [paragraph('text')],
})

export const seo = (): GroupField => group('seo', [line('title'), paragraph('description')])
