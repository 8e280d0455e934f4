// Staff work in Spanish; fields, options and records are named in English in the code. The words are kept apart, in
// words.json, and laid over the configuration here, so that a new field needs one line there and nothing else.
import { type ArrayField, type CollectionConfig, type Field, formatLabels, type GlobalConfig, toWords } from 'payload'
import words from './words.json'

type Words = Record<string, string>
const fieldWords: Words = words.fields
const optionWords: Words = words.options
const phrases: Words = words.phrases
const records: Record<string, string[]> = words.records
const rowWords: Record<string, string[]> = words.rows
/** Where the name in the code is no English that a person would say. */
const english = words.english as { options: Words; records: Words }

const both = (en: string, es: string | undefined) => ({ en, es: es ?? en })
const phrase = (en: string) => both(en, phrases[en])

function fieldInBoth(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      label: typeof tab.label === 'string' ? phrase(tab.label) : tab.label,
      fields: tab.fields.map(fieldInBoth),
    }))
    return { ...field, tabs } as Field
  }
  const name = 'name' in field ? field.name : undefined
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return {
    ...field,
    // A name can mean two things; the rarer one brings its own words.
    ...(name && !hasOwnWords(field) && { label: both(toWords(name), fieldWords[name]) }),
    ...(typeof description === 'string' && { admin: { ...field.admin, description: phrase(description) } }),
    ...(field.type === 'array' && rowsInBoth(field)),
    ...('options' in field && { options: field.options.map(optionInBoth) }),
    ...('fields' in field && { fields: field.fields.map(fieldInBoth) }),
  } as Field
}

/** "Añadir Sede" instead of "Añadir Office"; a row is called by its own title. */
function rowsInBoth(field: ArrayField) {
  const plain = formatLabels(field.name)
  const [singular, plural] = rowWords[field.name] ?? []
  const labels = { singular: both(String(plain.singular), singular), plural: both(String(plain.plural), plural) }
  const description = typeof field.admin?.description === 'string' ? phrase(field.admin.description) : undefined
  const rowLabel = { path: '/panel/fields/row-title#RowTitle', clientProps: { names: labels.singular } }
  const components = { RowLabel: rowLabel, ...field.admin?.components }
  return { labels, admin: { ...field.admin, ...(description ? { description } : {}), components } }
}

const hasOwnWords = (field: Field) => 'label' in field && typeof field.label === 'object'

function optionInBoth(option: unknown) {
  return typeof option === 'string'
    ? { value: option, label: both(optionInEnglish(option), optionWords[option]) }
    : option
}

const optionInEnglish = (option: string) =>
  english.options[option] ?? option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ')

const groupInBoth = (group: unknown) => (typeof group === 'string' ? phrase(group) : group)

export function collectionInBoth(config: CollectionConfig): CollectionConfig {
  const [singular, plural] = records[config.slug] ?? []
  const own = english.records[config.slug]
  const named = own ? { singular: own, plural: own } : formatLabels(config.slug)
  const names = { ...named, ...config.labels } as { singular: string; plural: string }
  return {
    ...config,
    labels: { singular: both(names.singular, singular), plural: both(names.plural, plural) },
    admin: { ...config.admin, group: groupInBoth(config.admin?.group) } as CollectionConfig['admin'],
    fields: config.fields.map(fieldInBoth),
  }
}

export function globalInBoth(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    label: both(english.records[config.slug] ?? toWords(config.slug), records[config.slug]?.[0]),
    admin: { ...config.admin, group: groupInBoth(config.admin?.group) } as GlobalConfig['admin'],
    fields: config.fields.map(fieldInBoth),
  }
}
