import { expect, test } from 'vitest'
import { campaignName, pageOf, readVisit } from './visit-line'

const line = (changes: object = {}) =>
  JSON.stringify({ at: 1_794_891_600.123, page: '/nosotros', source: '', campaign: '', ...changes })

test('a visit is a page, a campaign and the day in Lima', () => {
  // Three in the morning of the 17th by the clock of the server.
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

test.each([['/media/plano.pdf'], ['/Nosotros'], ['/maria@example.test'], ['']])('%s is none', (page) =>
  expect(readVisit(line({ page }))).toBeUndefined(),
)

test('what is no line of ours is left out', () => {
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
])('the campaign %s is counted as "%s"', (text, counted) => expect(campaignName(text)).toBe(counted))

test('the number of a click is no part of a page', () => {
  expect(pageOf('/nosotros?fbclid=IwAR1&utm_source=facebook')).toBe('/nosotros')
  expect(pageOf('/en/#top')).toBe('/en')
  expect(pageOf('/')).toBe('/')
  expect(pageOf(null)).toBe('')
})
