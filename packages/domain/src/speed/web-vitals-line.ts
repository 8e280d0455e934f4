// Browsers send their web vitals as the query string of an empty request (web-vitals-query.ts), and nginx logs it. Page
// and device are from fixed lists, so a line contains nothing about the visitor.
import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import { type PageId, pagePaths } from '../snapshot/page-urls'
import { bucketOf, type DeviceClass, deviceClasses, type WebVital, webVitals } from './web-vital'

export type PageSpeed = { day: LimaDate; page: PageId; device: DeviceClass; vital: WebVital; bucket: number }

/**
 * Parses a line that nginx logged. Anyone can send such a request, so unknown pages and devices and implausible values
 * are dropped.
 */
export function parseWebVitals(line: string): PageSpeed[] {
  const record = parseJson(line)
  if (!record) return []
  const query = new URLSearchParams(record.vitals)
  const page = query.get('page') ?? ''
  const device = deviceClasses.find((name) => name === query.get('device'))
  if (!isPage(page) || !device) return []
  const day = limaDateOf(new Date(record.at * 1000))
  return webVitals.flatMap((vital) => {
    const value = query.get(vital)
    const bucket = value && /^\d+$/.test(value) ? bucketOf(vital, Number(value)) : undefined
    return bucket === undefined ? [] : [{ day, page, device, vital, bucket }]
  })
}

const isPage = (text: string): text is PageId => Object.hasOwn(pagePaths, text)

function parseJson(line: string): { at: number; vitals: string } | undefined {
  try {
    const { at, vitals } = JSON.parse(line) as Record<string, unknown>
    return typeof at === 'number' && typeof vitals === 'string' ? { at, vitals } : undefined
  } catch {
    // The last line may be incomplete after a power failure.
    return undefined
  }
}
