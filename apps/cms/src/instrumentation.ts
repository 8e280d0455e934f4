/** Called once per server by Next. A missing secret stops the start; without METRICS_PORT no metrics are served. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { cmsSecrets } = await import('./platform/env')
  cmsSecrets()
  const { startCmsMetrics } = await import('./platform/metrics/cms-metrics')
  await startCmsMetrics()
}
