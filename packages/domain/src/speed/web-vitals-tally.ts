import type { BucketCount } from './web-vital'
import { type PageSpeed, parseWebVitals } from './web-vitals-line'

export type PageSpeedCount = PageSpeed & BucketCount

/** Creates a counter of web vitals. Pages, devices and buckets are from fixed lists, so its memory use is limited. */
export function createWebVitalsTally() {
  const counts = new Map<string, PageSpeedCount>()
  return {
    add(line: string): void {
      for (const speed of parseWebVitals(line)) {
        const key = Object.values(speed).join('\n')
        const entry = counts.get(key)
        if (entry) entry.count += 1
        else counts.set(key, { ...speed, count: 1 })
      }
    },
    counts: (): PageSpeedCount[] => [...counts.values()],
  }
}
