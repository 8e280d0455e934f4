import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { allFacts, factTree } from './fact-tree'

const label = (es: string) => ({ es, en: es })
const fields: Field[] = [
  { name: 'title', type: 'text', label: label('Título') },
  { name: 'key', type: 'text', admin: { hidden: true } },
  { name: 'lead', type: 'relationship', relationTo: 'leads' },
  { name: 'source', type: 'text', label: label('Fuente') },
  { name: 'isOpen', type: 'checkbox', label: label('Abierto') },
  { name: 'closedOn', type: 'text', admin: { condition: ({ isOpen }) => !isOpen } },
  { name: 'nextTryAt', type: 'date', custom: { isFact: ({ title }: { title: string }) => title === 'Open' } },
  {
    type: 'tabs',
    admin: { hidden: true },
    tabs: [
      { label: label('Precio'), fields: [{ name: 'price', type: 'number' }] },
      { label: label('Vacío'), fields: [{ name: 'nothing', type: 'text' }] },
    ],
  },
  {
    name: 'offices',
    type: 'array',
    label: label('Sedes'),
    labels: { singular: label('Sede'), plural: label('Sedes') },
    fields: [{ name: 'city', type: 'text' }],
  },
]

const treeOf = (row: Record<string, unknown>, missing?: Record<string, { es: string; en: string }>) =>
  factTree(fields, row, { language: 'es', missing })
const pathsOf = (tree: ReturnType<typeof treeOf>) => allFacts(tree).map(({ path }) => path)

test('shows filled fields, and empty fields only if the list has words for them', () => {
  const row = { title: 'Coral', key: 'x', lead: null, source: '', isOpen: false }
  expect(pathsOf(treeOf(row))).toEqual(['title', 'isOpen'])
  expect(pathsOf(treeOf(row, { source: label('Directo') }))).toEqual(['title', 'source', 'isOpen'])
})

test('shows a field only for the values for which it is a fact', () => {
  const nextTryAt = '2026-11-20T10:00:00Z'
  expect(pathsOf(treeOf({ title: 'Open', nextTryAt }))).toEqual(['title', 'nextTryAt'])
  expect(pathsOf(treeOf({ title: 'Closed', nextTryAt }))).toEqual(['title'])
})

test('omits fields that the user may not read, even if the list has words for them', () => {
  expect(pathsOf(treeOf({}, { source: label('Directo') }))).toEqual([])
})

test('shows a filled tab and each row of a list as sections', () => {
  const tree = treeOf({ price: 0, offices: [{ city: 'Arequipa' }, { city: 'Lima' }] })
  expect(tree.sections.map(({ title }) => title)).toEqual(['Precio', 'Sedes'])
  expect(tree.sections[1]?.sections.map(({ title }) => title)).toEqual(['Sede 1', 'Sede 2'])
  expect(pathsOf(tree)).toEqual(['tab0.price', 'offices.0.city', 'offices.1.city'])
})

test('omits a field that the form hides for the values of the record', () => {
  expect(pathsOf(treeOf({ isOpen: true, closedOn: 'x' }))).toEqual(['isOpen'])
  expect(pathsOf(treeOf({ isOpen: false, closedOn: 'x' }))).toEqual(['isOpen', 'closedOn'])
})
