import type { ArrayField, Field, GroupField, TextareaField, TextField } from 'payload'
import type { Label } from '../../platform/labels'
import { line, paragraph } from './texts'

export const group = (name: string, label: Label, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label,
  fields,
})

/** Hides a field until staff tick "shown" in its group. */
const hideUntilShown = (field: Field): Field =>
  ({
    ...field,
    admin: {
      ...('admin' in field ? field.admin : {}),
      condition: (_: unknown, sibling: { shown?: boolean }) => Boolean(sibling?.shown),
    },
  }) as Field

/**
 * Returns an optional group of fields. Until staff tick "shown", the snapshot has null instead of the group and
 * required fields are not checked.
 */
export const optionalGroup = (name: string, label: Label, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label,
  custom: { optional: true },
  fields: [
    { name: 'shown', type: 'checkbox', label: { es: 'Mostrar esta sección', en: 'Shown' }, defaultValue: false },
    ...fields.map(hideUntilShown),
  ],
})

/** Returns a group of optional texts. If all are empty, the snapshot has null instead of the group. */
export const absentWhenEmpty = (name: string, label: Label, fields: (TextField | TextareaField)[]): GroupField => ({
  ...group(
    name,
    label,
    fields.map((field) => ({ ...field, required: false }) as Field),
  ),
  custom: { absentWhenEmpty: true },
})

/** The labels of the list, of one row and of several rows, as in "Add office" and "at least 3 offices". */
export type ListLabel = Label & { row: Label; rows?: Label }

type ListOptions = { min?: number; max?: number; description?: Label }

/** Returns a list field. The title of each row contains its text. */
export const list = (
  name: string,
  { row, rows, ...label }: ListLabel,
  fields: Field[],
  { min, max, description }: ListOptions = {},
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: row, plural: rows ?? label },
  minRows: min,
  maxRows: max,
  admin: {
    description,
    components: { RowLabel: { path: '/panel/fields/row-title#RowTitle', clientProps: { names: row } } },
  },
  fields,
})

/** Returns a list of texts. In the snapshot, the list is an array of texts instead of rows. */
export const paragraphs = (name: string, label: ListLabel): ArrayField => ({
  ...list(name, label, [paragraph('text', { es: 'Texto', en: 'Text' })]),
  custom: { unwrap: 'text' },
})

export const seo = (): GroupField =>
  group('seo', { es: 'Buscadores', en: 'SEO' }, [
    line('title', { es: 'Título', en: 'Title' }),
    paragraph('description', { es: 'Descripción', en: 'Description' }),
  ])
