import { expect, test } from 'vitest'
import { projectFilters } from './project-cards'
import type { ProjectView } from './projects'

const project = (place: string, order: number, status: string, landing: object | null = {}) =>
  ({ place, status, at: { slug: place, name: place.toUpperCase(), order, landing } }) as ProjectView

const projects = [
  project('tumbes', 4, 'pre-sale'),
  project('mejia', 1, 'in-progress'),
  project('mejia', 1, 'pre-sale'),
  project('lima', 5, 'pre-sale', null),
]

test('all first, then pre-sale, then the places in the order staff gave them, each with its count', () => {
  expect(projectFilters(projects, 'es')).toEqual([
    { id: 'all', label: 'Todos', count: 4 },
    { id: 'pre-sale', label: 'Preventa', count: 3 },
    { id: 'mejia', label: 'MEJIA', count: 2 },
    { id: 'tumbes', label: 'TUMBES', count: 1 },
  ])
})
