// `pnpm demo` runs the production build behind nginx, as close to a deployment as possible without Docker.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startNginx } from '../nginx/start-nginx'
import { publishNow } from '../stack/first-release'
import { runStep } from '../stack/run-process'
import { demoLogin, developmentPorts, repository, stackSettings } from '../stack/stack-settings'
import { startStack } from '../stack/start-stack'
import { exitOnSignal, waitUntilStopped } from './until-stopped'
import { urlTable } from './url-table'

exitOnSignal()

const settings = stackSettings(path.join(repository, '.data/demo-stack'), developmentPorts)
const log = (step: string) => console.log(`… ${step}`)
if (!existsSync(path.join(repository, 'apps/cms/.next/BUILD_ID')) || process.argv.includes('--build')) {
  log('building the CMS')
  await runStep(settings, { name: 'build', directory: 'apps/cms', command: ['pnpm', 'run', 'build'] })
}
const stack = await startStack(settings, 'production', log)
log('first release')
await publishNow(settings)
const nginx = await startNginx({
  port: developmentPorts.site,
  runDir: settings.folders.nginx,
  releasesDir: settings.folders.releases,
  mediaDir: settings.folders.media,
  intakePort: developmentPorts.intake,
  pageViewsDir: settings.folders.pageViews,
})

console.log(
  urlTable([
    ['Site', nginx.url],
    ['CMS', `http://127.0.0.1:${developmentPorts.cms}/admin   ${demoLogin.email} / ${demoLogin.password}`],
    ['Received by CRM, scripts, mail', `http://127.0.0.1:${developmentPorts.fakeHttp}`],
  ]),
)
await waitUntilStopped(async () => {
  await nginx.stop()
  await stack.stop()
})
