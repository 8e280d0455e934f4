// Starts the whole product for browser tests: PostgreSQL, CMS, preview, intake, worker, fake integrations and nginx.
import { writeFile } from 'node:fs/promises'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { publishNow } from '@app/tools/stack/first-release'
import { startStack } from '@app/tools/stack/start-stack'
import { copyLoadedData } from './loaded-data'
import { productFile, productSettings } from './product-settings'

export default async function startProduct(): Promise<() => Promise<void>> {
  const settings = productSettings()
  const { ports } = settings
  const startedAt = Date.now()
  const logStep = (step: string) => console.log(`… ${step} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  await copyLoadedData(settings, logStep)
  const stack = await startStack(settings, 'production', logStep, { isLoaded: true })
  logStep('first release')
  await publishNow(settings).catch(async (error: unknown) => {
    await stack.stop()
    throw error
  })
  const nginx = await startNginx({
    port: ports.site,
    runDir: settings.folders.nginx,
    releasesDir: settings.folders.releases,
    mediaDir: settings.folders.media,
    intakePort: ports.intake,
    pageViewsDir: settings.folders.pageViews,
    formsPerMinute: 6000,
  })
  logStep('ready')
  await writeFile(
    productFile,
    JSON.stringify({
      siteUrl: nginx.url,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      integrationsUrl: `http://127.0.0.1:${ports.fakeHttp}`,
      databaseUrl: settings.env.DATABASE_URL,
      releasesDir: settings.folders.releases,
      databaseDir: settings.folders.database,
      privateDir: settings.folders.private,
      metricsUrls: [0, 1, 2, 3].map((index) => `http://127.0.0.1:${(ports.metrics ?? 0) + index}/metrics`),
      env: settings.env,
      pids: { cms: stack.cms.child.pid, intake: stack.intake.child.pid, worker: stack.worker.child.pid },
    }),
  )
  return async () => {
    await nginx.stop()
    await stack.stop()
  }
}
