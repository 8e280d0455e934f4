import { expect, test } from 'vitest'
import { createWebVitalsTally } from './web-vitals-tally'

const at = Date.parse('2026-11-16T15:00:00Z') / 1000
const line = (vitals: string) => JSON.stringify({ at, vitals })

test('adds up the values of the same page, device and bucket', () => {
  const tally = createWebVitalsTally()
  for (const text of [
    line('page=home&device=phone&lcp=1810&cls=0'),
    line('page=home&device=phone&lcp=1890'),
    line('page=home&device=desktop&lcp=1890'),
    line('page=nothing&device=phone&lcp=1890'),
    'torn {',
  ])
    tally.add(text)
  const day = '2026-11-16'
  expect(tally.counts()).toEqual([
    { day, page: 'home', device: 'phone', vital: 'lcp', bucket: 1900, count: 2 },
    { day, page: 'home', device: 'phone', vital: 'cls', bucket: 0, count: 1 },
    { day, page: 'home', device: 'desktop', vital: 'lcp', bucket: 1900, count: 1 },
  ])
})
