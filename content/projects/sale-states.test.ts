import { expect, test } from 'vitest'
import { projects } from './all-projects'

test.each([
  ['Mykonos', 'in-progress'],
  ['Punta Arena', 'in-progress'],
  ['Santorini', 'pre-sale'],
  ['Coral', 'pre-sale'],
  ['Zafiro', 'pre-sale'],
  ['Prado Piamonte', 'pre-sale'],
  ['Punta Arena II', 'pre-sale'],
  ['O2', 'pre-sale'],
  ['Bahía Serena', 'pre-sale'],
  ['Killa', 'delivered'],
])('gives %s the status "%s"', (name, status) => {
  expect(projects.find((project) => project.name === name)?.status).toBe(status)
})
