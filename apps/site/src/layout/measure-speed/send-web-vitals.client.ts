import { deviceClassOf, type VitalValues, WEB_VITALS_PATH, webVitalsQuery } from '@app/domain/speed/web-vitals-query'
import { onCLS, onINP, onLCP } from 'web-vitals'

/**
 * Sends the web vitals once, when the page is hidden for the first time, because phones may never run the code of the
 * page again.
 */
export function sendWebVitals(): void {
  const { page } = document.documentElement.dataset
  if (!page) return
  const device = deviceClass()
  const values: VitalValues = {}
  const options = { reportAllChanges: true }
  onLCP(({ value }) => (values.lcp = value), options)
  onINP(({ value }) => (values.inp = value), options)
  onCLS(({ value }) => (values.cls = value * 1000), options)

  // The library listens in the capture phase, so at this point it has reported the last changes.
  addEventListener('visibilitychange', function sendOnce() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', sendOnce)
    if (Object.keys(values).length > 0)
      navigator.sendBeacon(`${WEB_VITALS_PATH}?${webVitalsQuery(page, device, values)}`)
  })
}

const deviceClass = () =>
  deviceClassOf({
    isCoarse: matchMedia('(pointer: coarse)').matches,
    shortSide: Math.min(screen.width, screen.height),
  })
