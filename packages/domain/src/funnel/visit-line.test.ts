import { expect, test } from 'vitest'
import { campaignName, pageOf, readVisit } from './visit-line'

const line = (changes: object = {}) =>
  JSON.stringify({ at: 1_794_891_600.123, page: '/nosotros', source: '', campaign: '', ...changes })

test('reads page, campaign and the day in Lima', () => {
  // 03:00 on the 17th in UTC, still the 16th in Lima.
  const at = Date.parse('2026-11-17T03:00:00Z') / 1000
  expect(readVisit(line({ at, source: 'Facebook', campaign: 'verano%202026' }))).toEqual({
    day: '2026-11-16',
    page: '/nosotros',
    source: 'facebook',
    campaign: 'verano 2026',
  })
})

test.each([['/'], ['/en'], ['/proyectos/condominios/santorini']])('%s is a page', (page) =>
  expect(readVisit(line({ page }))).toMatchObject({ page }),
)

test.each([['/media/plano.pdf'], ['/Nosotros'], ['/maria@example.test'], ['']])('%s is not a page', (page) =>
  expect(readVisit(line({ page }))).toBeUndefined(),
)

test('ignores lines that nginx did not write', () => {
  for (const text of ['', '{"at":1794', 'null', '[]', line({ at: 'now' })]) expect(readVisit(text)).toBeUndefined()
})

test.each([
  ['Google', 'google'],
  ['verano+2026', 'verano 2026'],
  ['preventa%20%C3%B1and%C3%BA', 'preventa ñandú'],
  ['', ''],
  [null, ''],
  ['maria%40example.test', '*'],
  ['maria@example.test', '*'],
  ['x'.repeat(61), '*'],
  ['%E0%A4%A', '*'],
  ['<script>', '*'],
])('counts the campaign %s as "%s"', (text, counted) => expect(campaignName(text)).toBe(counted))

test('removes click ids from a page', () => {
  expect(pageOf('/nosotros?fbclid=IwAR1&utm_source=facebook')).toBe('/nosotros')
  expect(pageOf('/en/#top')).toBe('/en')
  expect(pageOf('/')).toBe('/')
  expect(pageOf(null)).toBe('')
})
