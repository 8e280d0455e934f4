import { expect, test } from 'vitest'
import { lotUrl, waitingUrl } from './waiting-url'

test.each([
  ['es', '/api/waiting-list?kind=lot&project=santorini&lot=C-16'],
  ['en', '/api/waiting-list?kind=lot&project=santorini&lot=C-16&lang=en'],
] as const)('returns the URL of a waiting list (%s)', (locale, url) => {
  expect(waitingUrl({ kind: 'lot', project: 'santorini', lot: 'C-16', locale })).toBe(url)
})

test('names no lot in the URL of a project', () => {
  expect(waitingUrl({ kind: 'construction', project: 'coral', locale: 'es' })).toBe(
    '/api/waiting-list?kind=construction&project=coral',
  )
})

test.each([
  ['C-16', 'es', '/proyectos/condominios/x/lotes?lote=C-16'],
  ['C-16', 'en', '/en/projects/condominiums/x/lots?lot=C-16'],
  ['3-02', 'es', '/proyectos/multifamiliares/x/departamentos?lote=3-02'],
  ['3-02', 'en', '/en/projects/apartments/x/units?lot=3-02'],
] as const)('returns the URL of %s (%s)', (lot, locale, url) => {
  expect(lotUrl({ project: 'x', lot, locale })).toBe(url)
})
