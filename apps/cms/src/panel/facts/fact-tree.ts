import type { Block, Field } from 'payload'
import type { Language } from '../language/language'
import type { Row } from '../list/list-cell'
import type { ListConfig } from '../list/list-config'
import type { ListField } from '../list/list-fields'
import { labelIn } from '../records/name-records'

export type FactEntry = { path: string; field: ListField; row: Row }
export type FactSection = { path: string; title: string; facts: FactEntry[]; sections: FactSection[] }

type Options = { language: Language; missing: ListConfig['missing']; path?: string; data?: Values }
type Values = Record<string, unknown>

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Arranges the values of a record as facts and sections. Omits empty fields, unless the list has words for them, and
 * fields that the user may not read, which Payload has removed from the record.
 */
export function factTree(fields: readonly Field[], row: Values, options: Options): Omit<FactSection, 'title'> {
  const { path = '' } = options
  const tree: Omit<FactSection, 'title'> = { path, facts: [], sections: [] }
  for (const field of fields) addField(tree, field, row, options)
  return { ...tree, sections: tree.sections.filter(({ facts, sections }) => facts.length + sections.length > 0) }
}

function addField(tree: Omit<FactSection, 'title'>, field: Field, row: Values, options: Options): void {
  const { language, missing } = options
  const section = (title: unknown, key: string, fields: readonly Field[], values: Values): FactSection => ({
    ...factTree(fields, values, { ...options, data: options.data ?? row, path: `${tree.path}${key}.` }),
    title: labelIn(title, language),
  })
  if (field.type === 'tabs') {
    for (const [index, tab] of field.tabs.entries()) {
      const name = 'name' in tab && tab.name
      const values = name ? ((row[name] ?? {}) as Values) : row
      tree.sections.push(section(tab.label || '', name || `tab${index}`, tab.fields, values))
    }
    return
  }
  const isFact = isFactOf(field, row)
  if (isFact === false || isHidden(field, options.data ?? row, row)) return
  if (field.type === 'ui') {
    if (isFact) tree.facts.push({ path: tree.path + field.name, field: field as never, row: row as Row })
    return
  }
  if (!('name' in field) || !field.name) {
    if (!('fields' in field)) return
    if ('label' in field && field.label)
      tree.sections.push(section(field.label, `${tree.sections.length}`, field.fields, row))
    else for (const child of field.fields) addField(tree, child, row, options)
    return
  }
  const value = row[field.name]
  if (field.type === 'group') {
    if (value) tree.sections.push(section(field.label || '', field.name, field.fields, value as Values))
  } else if (field.type === 'array' || field.type === 'blocks') {
    const rows = Array.isArray(value) ? (value as Values[]) : []
    const sections = rows.map((item, index) => {
      const block = field.type === 'blocks' && field.blocks.find(({ slug }) => slug === item.blockType)
      const name = labelIn((block || field).labels?.singular ?? '', language)
      return section(`${name} ${index + 1}`.trim(), `${field.name}.${index}`, fieldsOf(field, block), item)
    })
    tree.sections.push({
      path: tree.path + field.name,
      title: labelIn(field.label || '', language),
      facts: [],
      sections,
    })
  } else if (field.type !== 'json' && field.type !== 'join' && value !== undefined) {
    if (!isEmpty(value) || missing?.[field.name])
      tree.facts.push({ path: tree.path + field.name, field: field as ListField, row: row as Row })
  }
}

/** Returns what the field says about itself in `custom.isFact`, which may depend on the values beside it. */
function isFactOf({ custom }: Field, row: Values): boolean | undefined {
  return typeof custom?.isFact === 'function' ? custom.isFact(row) : custom?.isFact
}

/** Returns whether the form hides the field, always or for the values of this record. */
function isHidden({ admin }: Field, data: Values, row: Values): boolean {
  if (!admin) return false
  if ('hidden' in admin && admin.hidden) return true
  return 'condition' in admin && admin.condition?.(data, row, { operation: 'update' } as never) === false
}

const fieldsOf = (field: Field, block: Block | undefined | false): readonly Field[] =>
  block ? block.fields : 'fields' in field ? field.fields : []

/** Returns the facts of a tree, including those of its sections. */
export const allFacts = ({ facts, sections }: Omit<FactSection, 'title'>): FactEntry[] => [
  ...facts,
  ...sections.flatMap(allFacts),
]
