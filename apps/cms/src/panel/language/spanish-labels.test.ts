import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { collections, globals } from '../../records'
import { collectionInBoth, globalInBoth } from './spanish-labels'
import words from './words.json'

/** Every word of the panel that is ours, by the list it must stand in. */
type Spoken = { fields: Set<string>; options: Set<string>; phrases: Set<string>; rows: Set<string> }

function collect(fields: Field[], spoken: Spoken) {
  for (const field of fields) {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) continue
    if ('name' in field && field.name) spoken.fields.add(field.name)
    if (field.type === 'array') spoken.rows.add(field.name)
    const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
    if (typeof description === 'string') spoken.phrases.add(description)
    if ('options' in field)
      for (const option of field.options) if (typeof option === 'string') spoken.options.add(option)
    if ('fields' in field) collect(field.fields, spoken)
    if (field.type !== 'tabs') continue
    for (const tab of field.tabs) {
      if (typeof tab.label === 'string') spoken.phrases.add(tab.label)
      collect(tab.fields, spoken)
    }
  }
}

const records = [...collections, ...globals].filter(({ admin }) => admin?.hidden !== true)
const spoken: Spoken = { fields: new Set(), options: new Set(), phrases: new Set(), rows: new Set() }
for (const { fields, admin } of records) {
  collect(fields, spoken)
  if (typeof admin?.group === 'string') spoken.phrases.add(admin.group)
}

test.each(['fields', 'options', 'phrases', 'rows'] as const)('all %s that staff see have a Spanish word', (list) => {
  expect([...spoken[list]].filter((word) => !(word in words[list]))).toEqual([])
})

test('every record has a Spanish name, for one and for several', () => {
  expect(records.map(({ slug }) => slug).filter((slug) => !(slug in words.records))).toEqual([])
})

test('a field keeps what it is and gains its names', () => {
  const [field] = collectionInBoth({
    slug: 'projects',
    fields: [{ name: 'status', type: 'select', options: ['pre-sale'], required: true }],
  }).fields
  expect(field).toEqual({
    name: 'status',
    type: 'select',
    required: true,
    label: { en: 'Status', es: 'Estado' },
    options: [{ value: 'pre-sale', label: { en: 'Pre-sale', es: 'Preventa' } }],
  })
})

test('what the code calls a choice or a record is said in English as a person would', () => {
  const [status, kind] = collectionInBoth({
    slug: 'complaints',
    fields: [
      { name: 'status', type: 'select', options: ['received', 'login-failed'] },
      { name: 'claimType', type: 'select', options: ['Reclamo'] },
    ],
  }).fields
  expect(status).toMatchObject({ options: [{ label: { en: 'Received' } }, { label: { en: 'Login failed' } }] })
  expect(kind).toMatchObject({ options: [{ label: { en: 'Claim', es: 'Reclamo' } }] })
  const { labels } = collectionInBoth({ slug: 'privacy-log', fields: [] })
  expect(labels?.plural).toEqual({ en: 'Log of personal data', es: 'Registro de datos personales' })
})

test('a group of fields is named to its last leaf', () => {
  const { fields, label } = globalInBoth({
    slug: 'home',
    fields: [{ name: 'hero', type: 'group', fields: [{ name: 'title', type: 'text' }] }],
  })
  expect(label).toEqual({ en: 'Home', es: 'Página de inicio' })
  expect(fields).toMatchObject([{ label: { es: 'Portada' }, fields: [{ name: 'title', label: { es: 'Título' } }] }])
})

test('rows of a list have a name for one and for several, and are called by their own title', () => {
  const [field] = globalInBoth({
    slug: 'site-settings',
    fields: [{ name: 'offices', type: 'array', fields: [] }],
  }).fields
  expect(field).toMatchObject({
    labels: { singular: { es: 'Sede' }, plural: { es: 'Sedes' } },
    admin: { components: { RowLabel: { path: '/panel/fields/row-title#RowTitle' } } },
  })
})
