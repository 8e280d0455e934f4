// The three Core Web Vitals of Google. A page is good if at least 75% of its page loads stay within Google's limits.

export const webVitals = ['lcp', 'inp', 'cls'] as const
export type WebVital = (typeof webVitals)[number]

export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** The percentile that Google compares with the thresholds. */
export const WEB_VITAL_PERCENTILE = 0.75

/** With fewer measurements the percentile is unreliable, so it is neither rated nor reported as an alert. */
export const MIN_MEASUREMENTS = 100

/** The largest good value: milliseconds for LCP and INP, thousandths for CLS. */
export const goodLimits: Record<WebVital, number> = { lcp: 2500, inp: 200, cls: 100 }

/** Each range ends at `to` and is divided into buckets of the size `step`. Each threshold of Google is the end of a bucket. */
const bucketRanges: Record<WebVital, readonly { to: number; step: number }[]> = {
  lcp: [
    { to: 4000, step: 100 },
    { to: 10_000, step: 500 },
    { to: 60_000, step: 5000 },
  ],
  inp: [
    { to: 300, step: 10 },
    { to: 1000, step: 50 },
    { to: 10_000, step: 1000 },
  ],
  cls: [
    { to: 300, step: 10 },
    { to: 1000, step: 50 },
    { to: 5000, step: 500 },
  ],
}

/**
 * Returns the upper bound of the bucket of a value, or undefined if a page load cannot have this value. Counting values
 * per bucket keeps the table small and still gives a percentile for any period.
 */
export function bucketOf(vital: WebVital, value: number): number | undefined {
  if (!(value >= 0)) return undefined
  const range = bucketRanges[vital].find(({ to }) => value <= to)
  return range && Math.ceil(value / range.step) * range.step
}

/** Returns seconds for LCP and INP and the score for CLS: the units of Prometheus. */
export const inBaseUnit = (value: number): number => value / 1000

export type BucketCount = { bucket: number; count: number }

/** Returns the bucket that contains a percentile by the nearest-rank method, or undefined without measurements. */
export function percentileOf(buckets: readonly BucketCount[], percentile: number): number | undefined {
  const total = countOf(buckets)
  const rank = Math.ceil(total * percentile)
  let reachedCount = 0
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    reachedCount += count
    if (count > 0 && reachedCount >= rank) return bucket
  }
  return undefined
}

export const countOf = (buckets: readonly BucketCount[]): number =>
  buckets.reduce((total, { count }) => total + count, 0)

export type Rating = 'good' | 'needs-work' | 'too-few'

/** Compares the 75th percentile with the threshold of Google. */
export function ratingOf(vital: WebVital, p75: number, measurements: number): Rating {
  if (measurements < MIN_MEASUREMENTS) return 'too-few'
  return p75 <= goodLimits[vital] ? 'good' : 'needs-work'
}
