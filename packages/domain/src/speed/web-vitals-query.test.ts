import { expect, test } from 'vitest'
import { deviceClassOf, webVitalsQuery } from './web-vitals-query'

test.each([
  [{ lcp: 1834.6, inp: 64, cls: 12.4 }, 'page=home&device=phone&lcp=1835&inp=64&cls=12'],
  [{ cls: 0, lcp: 900 }, 'page=home&device=phone&lcp=900&cls=0'],
])('writes the values %j as the query string %s', (values, query) =>
  expect(webVitalsQuery('home', 'phone', values)).toBe(query),
)

test.each([
  [true, 412, 'phone'],
  [true, 599, 'phone'],
  [true, 600, 'tablet'],
  [false, 412, 'desktop'],
  [false, 1080, 'desktop'],
] as const)(
  'with a coarse pointer (%s) and a short side of %d px, the device class is %s',
  (isCoarse, shortSide, device) => expect(deviceClassOf({ isCoarse, shortSide })).toBe(device),
)
