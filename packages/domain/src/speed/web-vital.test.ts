import { expect, test } from 'vitest'
import { bucketOf, goodLimits, MIN_MEASUREMENTS, percentileOf, ratingOf, webVitals } from './web-vital'

test.each([
  ['lcp', 0, 0],
  ['lcp', 1, 100],
  ['lcp', 2400, 2400],
  ['lcp', 2401, 2500],
  ['lcp', 4001, 4500],
  ['lcp', 60_000, 60_000],
  ['inp', 200, 200],
  ['inp', 201, 210],
  ['inp', 301, 350],
  ['inp', 9001, 10_000],
  ['cls', 0, 0],
  ['cls', 95, 100],
  ['cls', 101, 110],
] as const)('puts the %s value %d into the bucket with the upper limit %d', (vital, value, bucket) =>
  expect(bucketOf(vital, value)).toBe(bucket),
)

test.each([
  ['lcp', 60_001],
  ['inp', 10_001],
  ['cls', 5001],
  ['lcp', -1],
  ['cls', Number.NaN],
] as const)('rejects the %s value %d', (vital, value) => expect(bucketOf(vital, value)).toBeUndefined())

test('no bucket contains both good and worse values', () => {
  for (const vital of webVitals) {
    expect(bucketOf(vital, goodLimits[vital])).toBe(goodLimits[vital])
    expect(bucketOf(vital, goodLimits[vital] + 1)).toBeGreaterThan(goodLimits[vital])
  }
})

test.each([
  [[], undefined],
  [[{ bucket: 100, count: 1 }], 100],
  [[{ bucket: 100, count: 0 }], undefined],
  // Three of four values are in the first bucket, so the 75th percentile is too.
  [
    [
      { bucket: 900, count: 1 },
      { bucket: 100, count: 3 },
    ],
    100,
  ],
  [
    [
      { bucket: 900, count: 2 },
      { bucket: 100, count: 3 },
    ],
    900,
  ],
  [
    [
      { bucket: 100, count: 74 },
      { bucket: 200, count: 1 },
      { bucket: 900, count: 25 },
    ],
    200,
  ],
])('the 75th percentile of %j is %s', (buckets, expected) => expect(percentileOf(buckets, 0.75)).toBe(expected))

test('rates a percentile by the thresholds of Google if there are enough measurements', () => {
  expect(ratingOf('lcp', 2500, MIN_MEASUREMENTS)).toBe('good')
  expect(ratingOf('lcp', 2600, MIN_MEASUREMENTS)).toBe('needs-work')
  expect(ratingOf('inp', 200, MIN_MEASUREMENTS)).toBe('good')
  expect(ratingOf('inp', 210, MIN_MEASUREMENTS)).toBe('needs-work')
  expect(ratingOf('cls', 100, MIN_MEASUREMENTS)).toBe('good')
  expect(ratingOf('cls', 110, MIN_MEASUREMENTS)).toBe('needs-work')
  expect(ratingOf('cls', 5000, MIN_MEASUREMENTS - 1)).toBe('too-few')
})
