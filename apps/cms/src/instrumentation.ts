/** Next calls it once per server; without METRICS_PORT nothing is opened. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startCmsMetrics } = await import('./metrics/cms-metrics')
  await startCmsMetrics()
}
