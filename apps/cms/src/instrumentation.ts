/** Checks the secrets and starts the metrics server. Next calls this function once and does not start if it throws. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { cmsSecrets } = await import('./platform/env')
  cmsSecrets()
  const { startCmsMetrics } = await import('./platform/metrics/cms-metrics')
  await startCmsMetrics()
}
