import { expect, test } from 'vitest'
import { campaignName, pageOf, parsePageView } from './page-view-line'

const line = (changes: object = {}) =>
  JSON.stringify({ at: 1_794_891_600.123, page: '/nosotros', source: '', campaign: '', ...changes })

test('parses the page, the campaign and the day in Lima of a page view', () => {
  // 03:00 UTC on the 17th is still the 16th in Lima.
  const at = Date.parse('2026-11-17T03:00:00Z') / 1000
  expect(parsePageView(line({ at, source: 'Facebook', campaign: 'verano%202026' }))).toEqual({
    day: '2026-11-16',
    page: '/nosotros',
    source: 'facebook',
    campaign: 'verano 2026',
  })
})

test.each([['/'], ['/en'], ['/proyectos/condominios/santorini']])('counts a page view of %s', (page) =>
  expect(parsePageView(line({ page }))).toMatchObject({ page }),
)

test.each([['/media/plano.pdf'], ['/Nosotros'], ['/maria@example.test'], ['']])(
  'does not count a page view of "%s"',
  (page) => expect(parsePageView(line({ page }))).toBeUndefined(),
)

test('ignores malformed lines', () => {
  for (const text of ['', '{"at":1794', 'null', '[]', line({ at: 'now' })]) expect(parsePageView(text)).toBeUndefined()
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
])('counts the campaign %s as "%s"', (text, name) => expect(campaignName(text)).toBe(name))

test('removes the query string and the fragment from the URL of a page', () => {
  expect(pageOf('/nosotros?fbclid=IwAR1&utm_source=facebook')).toBe('/nosotros')
  expect(pageOf('/en/#top')).toBe('/en')
  expect(pageOf('/')).toBe('/')
  expect(pageOf(null)).toBe('')
})
