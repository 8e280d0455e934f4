import { expect, test } from 'vitest'
import { type BucketRow, speedOfDevice, vitalFigures } from './page-speeds'

const rows: BucketRow[] = [
  { page: 'home', device: 'phone', vital: 'lcp', bucket: 3000, count: 30 },
  { page: 'home', device: 'phone', vital: 'lcp', bucket: 1800, count: 70 },
  { page: 'home', device: 'phone', vital: 'cls', bucket: 0, count: 99 },
  { page: 'home', device: 'desktop', vital: 'lcp', bucket: 900, count: 100 },
  { page: 'lots', device: 'phone', vital: 'inp', bucket: 80, count: 120 },
]

test('returns the percentile, the measurements and the rating of each page, device and web vital', () => {
  expect(vitalFigures(rows)).toEqual([
    { page: 'home', device: 'phone', vital: 'lcp', p75: 3000, measurements: 100, rating: 'needs-work' },
    { page: 'home', device: 'phone', vital: 'cls', p75: 0, measurements: 99, rating: 'too-few' },
    { page: 'home', device: 'desktop', vital: 'lcp', p75: 900, measurements: 100, rating: 'good' },
    { page: 'lots', device: 'phone', vital: 'inp', p75: 80, measurements: 120, rating: 'good' },
  ])
})

test('lists the pages of a device class, the most measured first', () => {
  const figures = vitalFigures(rows)
  const phone = speedOfDevice(figures, 'phone')
  expect(phone.map(({ page, loads }) => [page, loads])).toEqual([
    ['lots', 120],
    ['home', 100],
  ])
  expect(phone[1]?.figures.lcp?.p75).toBe(3000)
  expect(phone[1]?.figures.inp).toBeUndefined()
  expect(speedOfDevice(figures, 'tablet')).toEqual([])
})
