import { expect, test } from 'vitest'
import { redirectProblems, toSitePath } from './redirect-problems'

const site = {
  pages: new Set(['/', '/proyectos', '/proyectos/condominios/santorini']),
  redirects: [{ from: '/b', to: '/a' }],
}
const problemsOf = (from: string, to: string) =>
  redirectProblems({ from, to }, site).map(({ field, message }) => `${field}: ${message.en}`)

test.each([
  ['/viejo', '/proyectos'],
  ['/viejo/nombre-2.php', '/'],
  ['/proyectos/condominios/santorini-1', '/proyectos/condominios/santorini'],
])('accepts a redirect from %s to %s', (from, to) => {
  expect(problemsOf(from, to)).toEqual([])
})

test.each([
  ['viejo', '/proyectos', /^from: Enter the old address without the domain/],
  ['/año', '/proyectos', /^from: Enter the old address/],
  ['/../secret', '/proyectos', /^from: Enter the old address/],
  ['/viejo', 'https://other.example/', /^to: The new address must be a page of this site/],
  ['/viejo', '//other.example', /^to: The new address must be a page of this site/],
  ['/api/leads', '/proyectos', /^from: This address is not of a page/],
  ['/proyectos', '/', /^from: There is a published page at this address/],
  ['/viejo', '/borrado', /^to: There is no published page/],
  ['/viejo', '/viejo', /^to: The redirects would form a loop/],
  ['/a', '/b', /^to: The redirects would form a loop/],
])('rejects a redirect from %s to %s', (from, to, problem) => {
  const problems = problemsOf(from, to)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
})

test('accepts a redirect to an old path that redirects to a page', () => {
  const redirects = [{ from: '/segundo', to: '/proyectos' }]
  expect(redirectProblems({ from: '/primero', to: '/segundo' }, { ...site, redirects })).toEqual([])
})

test.each([
  [' /viejo/ ', '/viejo'],
  ['https://www.example.org/viejo?utm_source=x#y', '/viejo'],
  ['https://www.example.org/', '/'],
  ['https://other.example/viejo', 'https://other.example/viejo'],
  ['//other.example/viejo', '//other.example/viejo'],
])('converts the typed URL "%s" to "%s"', (typed, path) => {
  expect(toSitePath(typed, 'https://www.example.org')).toBe(path)
})
