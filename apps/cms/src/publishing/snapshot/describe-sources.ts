// Describes the records and fields of the snapshot with their labels in the panel, because staff read them in error
// messages.
import type { ContentSource } from '@app/domain/release/explain-problems'
import type { Field } from 'payload'
import { inSpanish, titleOf } from '../releases/record-change'

type Row = Record<string, unknown> & { id: string }
type Collection = { slug: string; labels?: { singular?: unknown }; admin?: { useAsTitle?: string }; fields: Field[] }
type Global = { slug: string; label?: unknown; fields: Field[] }

export function collectionSource(config: Collection, rows: Row[]): ContentSource {
  const { slug, labels, admin, fields } = config
  return {
    place: 'collections',
    slug,
    name: inSpanish(labels?.singular),
    records: rows.map((row) => ({ id: row.id, key: naturalKey(row), title: titleOf(row, admin?.useAsTitle) })),
    labels: fieldLabels(fields),
  }
}

export const globalSource = ({ slug, label, fields }: Global): ContentSource => ({
  place: 'globals',
  slug,
  name: inSpanish(label),
  records: [{ id: null, key: '', title: inSpanish(label) }],
  labels: fieldLabels(fields),
})

/** Returns the natural key of a record. The order must match packages/domain/src/snapshot/content-nodes.ts. */
const naturalKey = ({ slug, key, number, purpose }: Row) => String(slug ?? key ?? number ?? purpose ?? '')

function fieldLabels(fields: Field[], path = '', parentLabel = ''): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(labels, fieldLabels(tab.fields, path, parentLabel))
      continue
    }
    if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(labels, fieldLabels(field.fields, path, parentLabel))
      continue
    }
    const name = path ? `${path}.${field.name}` : field.name
    const ownLabel = inSpanish('label' in field ? field.label : '') || field.name
    const label = parentLabel ? `${parentLabel} › ${ownLabel}` : ownLabel
    labels[name] = label
    if ('fields' in field) Object.assign(labels, fieldLabels(field.fields, name, label))
  }
  return labels
}
