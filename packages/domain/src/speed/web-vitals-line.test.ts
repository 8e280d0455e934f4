import { expect, test } from 'vitest'
import { parseWebVitals } from './web-vitals-line'
import { webVitalsQuery } from './web-vitals-query'

// 03:00 UTC on the 17th is still the 16th in Lima.
const at = Date.parse('2026-11-17T03:00:00Z') / 1000
const line = (vitals: unknown) => JSON.stringify({ at, vitals })
const day = '2026-11-16'

test('parses the query string that a browser sends', () => {
  const query = webVitalsQuery('condominium', 'phone', { cls: 12.4, lcp: 1834.6 })
  expect(query).toBe('page=condominium&device=phone&lcp=1835&cls=12')
  expect(parseWebVitals(line(query))).toEqual([
    { day, page: 'condominium', device: 'phone', vital: 'lcp', bucket: 1900 },
    { day, page: 'condominium', device: 'phone', vital: 'cls', bucket: 20 },
  ])
})

test('drops implausible values and keeps the others', () => {
  expect(parseWebVitals(line('page=home&device=desktop&lcp=99999&inp=80&cls=9000'))).toEqual([
    { day, page: 'home', device: 'desktop', vital: 'inp', bucket: 80 },
  ])
})

test.each([
  ['page=unknown&device=phone&lcp=1000'],
  ['page=constructor&device=phone&lcp=1000'],
  ['device=phone&lcp=1000'],
  ['page=home&device=watch&lcp=1000'],
  ['page=home&lcp=1000'],
  ['page=home&device=phone'],
  ['page=home&device=phone&lcp=-5'],
  ['page=home&device=phone&lcp=1e3'],
  ['page=home&device=phone&lcp='],
  [''],
  [12],
])('counts nothing for %s', (vitals) => expect(parseWebVitals(line(vitals))).toEqual([]))

test('ignores malformed lines', () => {
  for (const text of ['', '{"at":1794', 'null', '[]', '{"at":"now","vitals":"page=home&device=phone&lcp=1"}'])
    expect(parseWebVitals(text)).toEqual([])
})
