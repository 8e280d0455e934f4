import type { PageId } from '../snapshot/page-urls'
import {
  type BucketCount,
  countOf,
  type DeviceClass,
  percentileOf,
  type Rating,
  ratingOf,
  WEB_VITAL_PERCENTILE,
  type WebVital,
} from './web-vital'

export type BucketRow = BucketCount & { page: PageId; device: DeviceClass; vital: WebVital }

export type VitalFigure = {
  page: PageId
  device: DeviceClass
  vital: WebVital
  /** The upper bound of its bucket: milliseconds for LCP and INP, thousandths for CLS. */
  p75: number
  measurements: number
  rating: Rating
}

/** Returns the 75th percentile of every web vital that was measured, by page type and device class. */
export function vitalFigures(rows: readonly BucketRow[]): VitalFigure[] {
  const groups = Map.groupBy(rows, ({ page, device, vital }) => `${page} ${device} ${vital}`)
  return [...groups.values()].flatMap((buckets) => {
    const [first] = buckets
    const p75 = percentileOf(buckets, WEB_VITAL_PERCENTILE)
    if (!first || p75 === undefined) return []
    const { page, device, vital } = first
    const measurements = countOf(buckets)
    return [{ page, device, vital, p75, measurements, rating: ratingOf(vital, p75, measurements) }]
  })
}

export type PageSpeedRow = { page: PageId; loads: number; figures: Partial<Record<WebVital, VitalFigure>> }

/** Returns one row per page type of a device class, the pages with the most measurements first. */
export function speedOfDevice(figures: readonly VitalFigure[], device: DeviceClass): PageSpeedRow[] {
  const pages = Map.groupBy(
    figures.filter((figure) => figure.device === device),
    ({ page }) => page,
  )
  return [...pages]
    .map(([page, ofPage]) => ({
      page,
      loads: Math.max(...ofPage.map(({ measurements }) => measurements)),
      figures: Object.fromEntries(ofPage.map((figure) => [figure.vital, figure])),
    }))
    .toSorted((a, b) => b.loads - a.loads || a.page.localeCompare(b.page))
}
