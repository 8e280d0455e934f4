// The real product for browser tests: PostgreSQL, CMS, intake, worker, recording receivers, a release behind nginx.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startNginx } from '@sillar/tools/nginx/start-nginx'
import { publishNow } from '@sillar/tools/stack/first-release'
import { repository, stackSettings } from '@sillar/tools/stack/stack-settings'
import { startStack } from '@sillar/tools/stack/start-stack'
import { takeLoadedData } from './loaded-data'
import { productFile } from './product'

export default async function startProduct(): Promise<() => Promise<void>> {
  // Two checkouts on one machine can test at once: E2E_PORT_SHIFT=100 in one of them.
  const from = (port: number) => port + Number(process.env.E2E_PORT_SHIFT ?? 0)
  const ports = {
    database: from(5533),
    cms: from(4500),
    intake: from(4510),
    preview: from(4515),
    fakeHttp: from(4520),
    fakeSmtp: from(4525),
    site: from(8580),
    metrics: from(4530),
  }
  const settings = stackSettings(path.join(repository, '.data/e2e'), ports)
  // All visitors of these tests come from one address.
  settings.env.INTAKE_LIMIT_TIMES = '20'
  settings.env.MAILS_PER_RECIPIENT = '1000'
  // A third of the time for pictures a twentieth heavier; sizing them is most of the start on a fresh checkout.
  settings.env.PICTURE_EFFORT = '0'
  const started = Date.now()
  const say = (step: string) => console.log(`… ${step} (${Math.round((Date.now() - started) / 1000)} s)`)
  await takeLoadedData(settings, say)
  const stack = await startStack(settings, 'production', say, { isLoaded: true })
  say('first release')
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
    formsPerMinute: 6000,
  })
  say('ready')
  await writeFile(
    productFile,
    JSON.stringify({
      siteUrl: nginx.url,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      receiversUrl: `http://127.0.0.1:${ports.fakeHttp}`,
      databaseUrl: settings.env.DATABASE_URL,
      releasesDir: settings.folders.releases,
      databaseDir: settings.folders.database,
      privateDir: settings.folders.private,
      metricsUrls: [0, 1, 2].map((at) => `http://127.0.0.1:${ports.metrics + at}/metrics`),
      env: settings.env,
      pids: { cms: stack.cms.child.pid, intake: stack.intake.child.pid, worker: stack.worker.child.pid },
    }),
  )
  return async () => {
    await nginx.stop()
    await stack.stop()
  }
}
