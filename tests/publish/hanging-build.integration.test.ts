// Tests a build that hangs, with a real worker: its processes are killed, and the next build uses a new folder.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBoss } from '@app/platform/queue/boss'
import { queues } from '@app/platform/queue/queues'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, startContentServer } from '../support/content-server'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database'
import { isRunning } from '../support/process-usage'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const DEADLINE_SECONDS = 5

let database: FreshDatabase
let integrations: Integrations
let cms: ContentServer
let worker: WorkerProcess
let folder: string
let releasesDir: string

/** Creates a site whose bundler starts a child process and never ends. */
async function createHangingSite(): Promise<string> {
  const site = join(folder, 'apps/site')
  for (const path of [
    'src',
    'astro',
    'release',
    'node_modules/.bin',
    '../../content/brand',
    '../../packages/domain/src',
  ])
    await mkdir(join(site, path), { recursive: true })
  for (const path of ['astro.config.ts', 'astro.release.config.ts', 'package.json', '../../pnpm-lock.yaml'])
    await writeFile(join(site, path), '')
  const bundler = join(site, 'node_modules/.bin/astro')
  await writeFile(bundler, `#!/bin/sh\nsleep 1000 &\necho "$$ $!" >> ${join(folder, 'pids')}\nwait\n`)
  await chmod(bundler, 0o755)
  return site
}

/** Returns the process ids of each build: the bundler and its child process. */
const readBuilds = async () =>
  (await readFile(join(folder, 'pids'), 'utf8').catch(() => ''))
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ').map(Number))

const stagingFolders = async () => (await readdir(releasesDir)).filter((name) => name.startsWith('.staging'))

beforeAll(async () => {
  database = await freshDatabase()
  integrations = await startIntegrations()
  cms = await startContentServer()
  folder = await mkdtemp(join(tmpdir(), 'hanging-build-'))
  releasesDir = join(folder, 'releases')
  await mkdir(join(releasesDir, '.staging-2020-01-01T00-00-00-000Z'), { recursive: true })
  worker = await startWorker({
    databaseUrl: database.url,
    integrations,
    privateDir: '/tmp',
    env: { CMS_INTERNAL_URL: cms.url, RELEASES_DIR: releasesDir, SITE_DIR: await createHangingSite() },
  })
})
afterAll(async () => {
  await worker?.stop()
  cms?.stop()
  await integrations?.stop()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

test('a build that exceeds its time limit is killed with its child processes before the next build starts', async () => {
  const boss = createBoss(database.url, 'sender')
  await boss.start()
  await database.pool.query(
    `insert into releases (kind, state, asked_at, changes) values ('publish', 'waiting', now(), '[]')`,
  )
  await boss.send(queues.publish, {}, { expireInSeconds: DEADLINE_SECONDS })
  await boss.stop({ graceful: false })

  await eventually('a build', async () => (await readBuilds()).length > 0, 60)
  expect(await stagingFolders(), 'the folder of a killed worker is removed').toHaveLength(1)
  const [firstFolder] = await stagingFolders()
  await eventually('the next build', async () => (await readBuilds()).length > 1, 90)
  const [first = [], second = []] = await readBuilds()
  expect(first.map(isRunning)).toEqual([false, false])
  expect(second.map(isRunning)).toEqual([true, true])
  expect(await stagingFolders()).not.toContain(firstFolder)

  const { rows } = await database.pool.query<{ state: string; problems: string; attempts: number }>(
    'select state, problems, attempts::int from releases',
  )
  expect(rows).toMatchObject([{ problems: 'La construcción del sitio tardó demasiado y se detuvo.', attempts: 2 }])
  await worker.stop()
  expect((await readBuilds()).flat().filter(isRunning), 'no build process survives the worker').toEqual([])
})
