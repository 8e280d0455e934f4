// Checks the projects against the figures of the specification. Browser tests check the figures on pages and cards.
import { expect, test } from 'vitest'
import { siteSettings } from '../site-settings'
import { projects } from './all-projects'

const agreedFigures = [
  // Columns: slug, months, m², US$ a month, place, status.
  ['santorini', 60, 100, 206, 'mejia', 'pre-sale'],
  ['mykonos', 12, 110, 1083, 'mejia', 'in-progress'],
  ['punta-arena', 24, 90, 500, 'punta-de-bombon', 'in-progress'],
  ['punta-arena-2', 60, 90, 152, 'punta-de-bombon', 'pre-sale'],
  ['prado-piamonte', 60, 300, 483, 'la-joya', 'pre-sale'],
  ['zafiro', 48, 100, 139, 'punta-de-bombon', 'pre-sale'],
  ['coral', 48, 110, 192, 'punta-de-bombon', 'pre-sale'],
  ['bahia-serena', null, 90, 149, 'tumbes', 'pre-sale'],
  ['o2', null, 48, 520, 'lima', 'pre-sale'],
  ['killa', null, 60, null, 'cusco', 'delivered'],
] as const

const findProject = (slug: string) => projects.find((project) => project.slug === slug)

test.each(agreedFigures)('gives %s the agreed number of months', (slug, months) => {
  expect(findProject(slug)?.months).toBe(months)
})

test.each(agreedFigures)('gives %s the agreed minimum area', (slug, _months, area) => {
  expect(findProject(slug)?.minAreaM2).toBe(area)
})

test.each(agreedFigures)('advertises %s with the agreed instalment', (slug, _months, _area, usd) => {
  expect(findProject(slug)?.monthlyFromUsd).toBe(usd)
})

test.each(agreedFigures)('gives %s the agreed place', (slug, _months, _area, _usd, place) => {
  expect(findProject(slug)?.place).toBe(place)
})

test.each(agreedFigures)('gives %s the agreed status', (slug, _months, _area, _usd, _place, status) => {
  expect(findProject(slug)?.status).toBe(status)
})

test('marks only Killa as sold out', () => {
  expect(projects.filter(({ soldOut }) => soldOut).map(({ slug }) => slug)).toEqual(['killa'])
})

test('announces the grand pre-sale closing of Bahía Serena', () => {
  expect(findProject('bahia-serena')?.statusNote).toEqual({
    es: 'Gran cierre de preventa',
    en: 'Grand pre-sale closing',
  })
})

test.each(agreedFigures)(
  'links the instalment of %s, if it has one, to its conditions',
  (slug, _months, _area, usd) => {
    const { es = '', en = '' } = findProject(slug)?.conditions ?? {}
    expect([es.includes('condiciones'), en.includes('onditions')]).toEqual([usd !== null, usd !== null])
  },
)

test('uses an exchange rate of S/ 3.85', () => {
  expect(siteSettings.exchangeRate.solesPerDollar).toBe(3.85)
})

test('has eight condominiums and two apartment buildings', () => {
  const slugsOfKind = (requestedKind: string) =>
    projects.filter(({ kind }) => kind === requestedKind).map(({ slug }) => slug)
  expect(slugsOfKind('condominium').toSorted()).toEqual(
    agreedFigures
      .slice(0, 8)
      .map(([slug]) => slug)
      .toSorted(),
  )
  expect(slugsOfKind('apartment').toSorted()).toEqual(['killa', 'o2'])
})
