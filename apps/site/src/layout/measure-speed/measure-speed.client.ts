/** The name of nginx's `Server-Timing` entry. If its description is 4, one in four page loads is measured. */
const SAMPLE = 'speed-sample'

/**
 * Measures the speed of this page load if it belongs to the share that nginx configures (docs/decisions/019). The code
 * loads after the page, so measuring does not slow the page down.
 */
export function measureSpeed(runWhenIdle: (task: () => void) => void): void {
  const start = () =>
    runWhenIdle(() => {
      if (isMeasured()) import('./send-web-vitals.client').then(({ sendWebVitals }) => sendWebVitals())
    })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

function isMeasured(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sample = navigation?.serverTiming.find(({ name }) => name === SAMPLE)
  // Without the entry the product is NaN, so nothing is measured.
  return Math.random() * Number(sample?.description) < 1
}
