import { expect, test } from 'vitest'
import { limitProjects, MAX_LISTED } from './listed-projects'

const projects = (count: number) => Array.from({ length: count }, (_, index) => `project-${index + 1}`)

test.each([
  { count: 0, shown: 0, others: 0 },
  { count: MAX_LISTED, shown: 8, others: 0 },
  { count: MAX_LISTED + 1, shown: 8, others: 1 },
  { count: 1000, shown: 8, others: 992 },
])('shows $shown of $count projects', ({ count, shown, others }) => {
  const result = limitProjects(projects(count), MAX_LISTED)
  expect(result.shown).toHaveLength(shown)
  expect(result.others).toHaveLength(others)
})

test('keeps the order of the projects', () => {
  expect(limitProjects(projects(3), 2)).toEqual({ shown: ['project-1', 'project-2'], others: ['project-3'] })
})
