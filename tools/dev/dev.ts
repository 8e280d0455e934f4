// `pnpm dev` runs the whole product, with hot reload of the site and the CMS. It needs no installed database and no
// Docker.
import path from 'node:path'
import { publishNow } from '../stack/first-release'
import { startProcess, waitFor } from '../stack/run-process'
import { demoLogin, developmentPorts, repository, stackSettings } from '../stack/stack-settings'
import { startStack } from '../stack/start-stack'
import { exitOnSignal, waitUntilStopped } from './until-stopped'
import { urlTable } from './url-table'

exitOnSignal()

const started = Date.now()
const settings = stackSettings(path.join(repository, '.data/dev'), developmentPorts)
const log = (step: string) => console.log(`… ${step}`)
const stack = await startStack(settings, 'development', log)

log('first release')
await publishNow(settings)
// In development the site shows the snapshot of the newest release and rereads it after each publish.
Object.assign(settings.env, {
  SNAPSHOT_FILE: path.join(settings.folders.releases, 'current/snapshot.json'),
  INTAKE_URL: `http://127.0.0.1:${developmentPorts.intake}`,
})
const site = await startProcess(settings, {
  name: 'site',
  directory: 'apps/site',
  command: ['pnpm', 'exec', 'astro', 'dev', '--port', String(developmentPorts.site), '--host', '127.0.0.1'],
})
const siteUrl = `http://127.0.0.1:${developmentPorts.site}`
await waitFor(`${siteUrl}/proyectos/condominios/santorini`, site)

console.log(
  urlTable([
    ['Site', `${siteUrl}/proyectos/condominios/santorini`],
    ['Site in English', `${siteUrl}/en/projects/condominiums/santorini`],
    ['CMS', `http://127.0.0.1:${developmentPorts.cms}/admin   ${demoLogin.email} / ${demoLogin.password}`],
    ['Received by CRM, scripts, mail', `http://127.0.0.1:${developmentPorts.fakeHttp}`],
    ['Database', settings.env.DATABASE_URL ?? ''],
    ['Logs', path.relative(process.cwd(), path.join(settings.dataDir, 'logs'))],
  ]),
)
console.log(`  Ready after ${Math.round((Date.now() - started) / 1000)} s.`)
await waitUntilStopped(async () => {
  await site.stop()
  await stack.stop()
})
