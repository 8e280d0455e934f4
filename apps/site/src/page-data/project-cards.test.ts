import { expect, test } from 'vitest'
import { projectFilters } from './project-cards'
import type { ProjectView } from './projects'
import { statusPills } from './status-pills'

const project = (place: string, order: number, status: string, landing: object | null = {}, kind = 'condominium') =>
  ({ place, status, kind, at: { slug: place, name: place.toUpperCase(), order, landing } }) as ProjectView

const projects = [
  project('tumbes', 4, 'pre-sale'),
  project('mejia', 1, 'in-progress'),
  project('mejia', 1, 'pre-sale'),
  project('lima', 5, 'pre-sale', null, 'apartment'),
  project('cusco', 6, 'delivered', null, 'apartment'),
]

test('lists filters for all projects, pre-sale, places and apartments, each with its count', () => {
  expect(projectFilters(projects, 'es')).toEqual([
    { id: 'all', label: 'Todos', count: 5 },
    { id: 'pre-sale', label: 'Preventa', count: 3 },
    { id: 'mejia', label: 'MEJIA', count: 2 },
    { id: 'tumbes', label: 'TUMBES', count: 1 },
    { id: 'apartment', label: 'Departamentos', count: 2 },
  ])
})

test('adds a filter for the place of a condominium even if the place has no landing page', () => {
  const filters = projectFilters([...projects, project('ica', 7, 'pre-sale', null)], 'es')
  expect(filters.at(-1)).toEqual({ id: 'ica', label: 'ICA', count: 1 })
})

test('omits the apartments filter if there are no apartments', () => {
  expect(projectFilters(projects.slice(0, 3), 'en').map(({ id }) => id)).toEqual(['all', 'pre-sale', 'mejia', 'tumbes'])
})

test.each([
  ['pre-sale', 'PREVENTA', 'PRE-SALE'],
  ['in-progress', 'EN OBRAS', 'IN PROGRESS'],
] as const)('labels a project that is %s in both languages', (status, es, en) => {
  const projectOnSale = { status, soldOut: false, statusNote: null }
  expect(statusPills(projectOnSale, 'es')).toEqual([{ status, label: es }])
  expect(statusPills(projectOnSale, 'en')).toEqual([{ status, label: en }])
})

test('shows the status note of staff instead of the default label', () => {
  const closingProject = { status: 'pre-sale', soldOut: false, statusNote: 'Grand pre-sale closing' } as const
  expect(statusPills(closingProject, 'en')).toEqual([{ status: 'pre-sale', label: 'GRAND PRE-SALE CLOSING' }])
})

test('shows the status and a sold-out label for a sold-out building', () => {
  const soldOutProject = { status: 'delivered', soldOut: true, statusNote: null } as const
  expect(statusPills(soldOutProject, 'es').map(({ label }) => label)).toEqual(['ENTREGADO', 'VENDIDO 100%'])
  expect(statusPills(soldOutProject, 'en').map(({ label }) => label)).toEqual(['DELIVERED', 'SOLD OUT 100%'])
})
