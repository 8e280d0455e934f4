import { expect, test } from 'vitest'
import { projectFilters, statusPills } from './project-cards'
import type { ProjectView } from './projects'

const project = (place: string, order: number, status: string, landing: object | null = {}, kind = 'condominium') =>
  ({ place, status, kind, at: { slug: place, name: place.toUpperCase(), order, landing } }) as ProjectView

const projects = [
  project('tumbes', 4, 'pre-sale'),
  project('mejia', 1, 'in-progress'),
  project('mejia', 1, 'pre-sale'),
  project('lima', 5, 'pre-sale', null, 'apartment'),
  project('cusco', 6, 'delivered', null, 'apartment'),
]

test('all first, then pre-sale, the places in the order staff gave them, and the apartments, each with its count', () => {
  expect(projectFilters(projects, 'es')).toEqual([
    { id: 'all', label: 'Todos', count: 5 },
    { id: 'pre-sale', label: 'Preventa', count: 3 },
    { id: 'mejia', label: 'MEJIA', count: 2 },
    { id: 'tumbes', label: 'TUMBES', count: 1 },
    { id: 'apartment', label: 'Departamentos', count: 2 },
  ])
})

test('a lot in a place without a page of its own brings its place as a tab', () => {
  const filters = projectFilters([...projects, project('ica', 7, 'pre-sale', null)], 'es')
  expect(filters.at(-1)).toEqual({ id: 'ica', label: 'ICA', count: 1 })
})

test('without apartments there is no tab for them', () => {
  expect(projectFilters(projects.slice(0, 3), 'en').map(({ id }) => id)).toEqual(['all', 'pre-sale', 'mejia', 'tumbes'])
})

test.each([
  ['pre-sale', 'PREVENTA', 'PRE-SALE'],
  ['in-progress', 'EN OBRAS', 'IN PROGRESS'],
] as const)('a project that is %s says so in both languages', (status, es, en) => {
  const sold = { status, soldOut: false, statusNote: null }
  expect(statusPills(sold, 'es')).toEqual([{ status, words: es }])
  expect(statusPills(sold, 'en')).toEqual([{ status, words: en }])
})

test('a note of staff takes the place of the plain word', () => {
  const closing = { status: 'pre-sale', soldOut: false, statusNote: 'Grand pre-sale closing' } as const
  expect(statusPills(closing, 'en')).toEqual([{ status: 'pre-sale', words: 'GRAND PRE-SALE CLOSING' }])
})

test('a sold-out building wears both labels', () => {
  const sold = { status: 'delivered', soldOut: true, statusNote: null } as const
  expect(statusPills(sold, 'es').map(({ words }) => words)).toEqual(['ENTREGADO', 'VENDIDO 100%'])
  expect(statusPills(sold, 'en').map(({ words }) => words)).toEqual(['DELIVERED', 'SOLD OUT 100%'])
})
