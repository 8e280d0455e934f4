// Starts the whole product as processes on one machine, for development, demos and tests.
import { type RunningDatabase, startDatabase } from '../database/embedded-database'
import { type RunningProcess, runStep, startProcess, waitFor } from './run-process'
import { buildSiteBundle } from './site-bundle'
import { databaseOf, type StackSettings } from './stack-settings'

export type CmsMode = 'development' | 'production'
export type Stack = {
  database: RunningDatabase
  fakes: RunningProcess
  worker: RunningProcess
  intake: RunningProcess
  cms: RunningProcess
  preview: RunningProcess
  stop: () => Promise<void>
}

const node = ['node', '--import', 'tsx']

const parts = ['worker', 'intake', 'cms', 'preview'] as const
type Part = (typeof parts)[number]

function metricsOf({ ports: { metrics } }: StackSettings, part: Part): Record<string, string> {
  return metrics ? { METRICS_PORT: String(metrics + parts.indexOf(part)) } : {}
}

const envOf = (settings: StackSettings, part: Exclude<Part, 'preview'>) => ({
  ...databaseOf(settings, part),
  ...metricsOf(settings, part),
})

type Log = (step: string) => void

/** Creates the tables, the rights of the database roles and the demo content in a running database. */
export async function loadContent(settings: StackSettings, log: Log): Promise<void> {
  log('migrations')
  await runStep(settings, { name: 'migrate', directory: 'apps/cms', command: ['pnpm', 'exec', 'payload', 'migrate'] })
  await runStep(settings, { name: 'rights', directory: 'apps/cms', command: ['pnpm', 'run', 'rights'] })
  log('demo content')
  await runStep(settings, {
    name: 'seed',
    directory: 'apps/cms',
    command: ['pnpm', 'run', 'seed'],
    env: databaseOf(settings, 'cms'),
  })
}

/** Starts all processes. Pass `isLoaded` if the database already contains the tables and the content. */
export async function startStack(
  settings: StackSettings,
  mode: CmsMode,
  log: Log,
  { isLoaded = false } = {},
): Promise<Stack> {
  const { ports, folders } = settings
  const running: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const part of running.reverse()) await part.stop()
  }
  const start = async (name: string, directory: string, command: string[], env: Record<string, string> = {}) => {
    const runningProcess = await startProcess(settings, { name, directory, command, env })
    running.push(runningProcess)
    return runningProcess
  }
  try {
    log('PostgreSQL')
    const database = await startDatabase({ directory: folders.database, port: ports.database })
    running.push(database)
    if (!isLoaded) await loadContent(settings, log)
    await buildSiteBundle('release', log)
    await buildSiteBundle('preview', log)
    log('integrations, worker, intake, CMS, preview')
    const fakes = await start('fakes', 'tools', [...node, 'fakes/integrations.main.ts'])
    const worker = await start('worker', 'apps/worker', [...node, 'src/main.ts'], envOf(settings, 'worker'))
    const intake = await start('intake', 'apps/intake', [...node, 'src/main.ts'], envOf(settings, 'intake'))
    const preview = await start('preview', 'apps/preview', [...node, 'src/main.ts'], {
      NODE_ENV: 'production',
      ...metricsOf(settings, 'preview'),
    })
    const next = mode === 'production' ? 'start' : 'dev'
    const cms = await start(
      'cms',
      'apps/cms',
      ['pnpm', 'exec', 'next', next, '--port', String(ports.cms), '--hostname', '127.0.0.1'],
      envOf(settings, 'cms'),
    )
    await waitFor(`http://127.0.0.1:${ports.fakeHttp}/_received`, fakes)
    await waitFor(`http://127.0.0.1:${ports.intake}/api/ready`, intake)
    await waitFor(`http://127.0.0.1:${ports.preview}/health`, preview)
    await waitFor(`http://127.0.0.1:${ports.cms}/api/health`, cms)
    return { database, fakes, worker, intake, cms, preview, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
