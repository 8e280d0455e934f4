// The figures of the specification, each in one place. Browser tests check pages and cards.
import { expect, test } from 'vitest'
import { siteSettings } from '../site-settings'
import { projects } from './all-projects'

const agreed = [
  // slug, months, m², US$ a month, place, state of sale
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

const projectOf = (slug: string) => projects.find((one) => one.slug === slug)

test.each(agreed)('%s is paid in the agreed months', (slug, months) => {
  expect(projectOf(slug)?.months).toBe(months)
})

test.each(agreed)('%s starts at the agreed area', (slug, _months, area) => {
  expect(projectOf(slug)?.minAreaM2).toBe(area)
})

test.each(agreed)('%s starts at the agreed instalment', (slug, _months, _area, usd) => {
  expect(projectOf(slug)?.monthlyFromUsd).toBe(usd)
})

test.each(agreed)('%s is in the agreed place', (slug, _months, _area, _usd, place) => {
  expect(projectOf(slug)?.place).toBe(place)
})

test.each(agreed)('%s is in the agreed state of sale', (slug, _months, _area, _usd, _place, status) => {
  expect(projectOf(slug)?.status).toBe(status)
})

test('only Killa is sold out', () => {
  expect(projects.filter(({ soldOut }) => soldOut).map(({ slug }) => slug)).toEqual(['killa'])
})

test('Bahía Serena announces its grand pre-sale closing', () => {
  expect(projectOf('bahia-serena')?.statusNote).toEqual({
    es: 'Gran cierre de preventa',
    en: 'Grand pre-sale closing',
  })
})

test.each(agreed)('%s has its instalment, if any, subject to conditions', (slug, _months, _area, usd) => {
  const { es = '', en = '' } = projectOf(slug)?.conditions ?? {}
  expect([es.includes('condiciones'), en.includes('onditions')]).toEqual([usd !== null, usd !== null])
})

test('the exchange rate is S/ 3.85', () => {
  expect(siteSettings.exchangeRate.solesPerDollar).toBe(3.85)
})

test('there are eight condominiums and two apartment buildings', () => {
  const slugs = (wanted: string) => projects.filter(({ kind }) => kind === wanted).map(({ slug }) => slug)
  expect(slugs('condominium').toSorted()).toEqual(
    agreed
      .slice(0, 8)
      .map(([slug]) => slug)
      .toSorted(),
  )
  expect(slugs('apartment').toSorted()).toEqual(['killa', 'o2'])
})
