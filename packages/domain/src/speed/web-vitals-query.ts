// Runs in browsers: imports nothing that a measurement does not need.
import { type DeviceClass, type WebVital, webVitals } from './web-vital'

/** The path to which browsers send web vitals. nginx.conf.template contains its location. */
export const WEB_VITALS_PATH = '/speed'

/** Milliseconds for LCP and INP, thousandths for CLS. A page without interaction has no INP. */
export type VitalValues = Partial<Record<WebVital, number>>

/** Returns the query string for the web vitals of a page. nginx only logs whole numbers and this order of fields. */
export const webVitalsQuery = (page: string, device: DeviceClass, values: VitalValues): string =>
  [`page=${page}`, `device=${device}`, ...webVitals.flatMap((vital) => vitalField(vital, values[vital]))].join('&')

const vitalField = (vital: WebVital, value: number | undefined): string[] =>
  value === undefined ? [] : [`${vital}=${Math.round(value)}`]

/** The short side of a tablet has at least this many CSS pixels. */
const TABLET_SHORT_SIDE = 600

/** Returns the class of a device by its main pointer and the short side of its screen in CSS pixels. */
export function deviceClassOf({ isCoarse, shortSide }: { isCoarse: boolean; shortSide: number }): DeviceClass {
  if (!isCoarse) return 'desktop'
  return shortSide < TABLET_SHORT_SIDE ? 'phone' : 'tablet'
}
