// Tests a build that hangs, with a real worker: its renderers are killed, and the next build uses a new folder.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBoss } from '@app/platform/queue/boss'
import { queues } from '@app/platform/queue/queues'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, startContentServer } from '../support/content-server'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { isRunning } from '../support/process-usage'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const DEADLINE_SECONDS = 5
/** The worker starts a renderer per core, at most four. */
const RENDERER_COUNT = Math.min(availableParallelism(), 4)

let database: FreshDatabase
let integrations: Integrations
let cms: ContentServer
let worker: WorkerProcess
let folder: string
let releasesDir: string

/** Creates a bundle whose renderers never answer. */
async function createHangingBundle(): Promise<string> {
  const bundle = join(folder, 'bundle')
  await mkdir(join(bundle, 'server'), { recursive: true })
  await mkdir(join(bundle, 'client'), { recursive: true })
  await writeFile(
    join(bundle, 'server/entry.mjs'),
    `import { appendFileSync } from 'node:fs'
     process.on('message', () => appendFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n'))`,
  )
  return bundle
}

/** Returns the process ids of all renderers that got a job. */
const readPids = async () =>
  (await readFile(join(folder, 'pids'), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean).map(Number)

const listStagingFolders = async () => (await readdir(releasesDir)).filter((name) => name.startsWith('.staging'))

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  cms = await startContentServer()
  folder = await mkdtemp(join(tmpdir(), 'hanging-build-'))
  releasesDir = join(folder, 'releases')
  await mkdir(join(releasesDir, '.staging-2020-01-01T00-00-00-000Z'), { recursive: true })
  worker = await startWorker({
    databaseUrl: database.url,
    integrations,
    privateDir: '/tmp',
    env: { CMS_INTERNAL_URL: cms.url, RELEASES_DIR: releasesDir, SITE_BUNDLE_DIR: await createHangingBundle() },
  })
})
afterAll(async () => {
  await worker?.stop()
  cms?.stop()
  await integrations?.stop()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

test('the renderers of a build that exceeds its time limit are killed before the next build starts', async () => {
  const boss = createBoss(database.url, 'sender')
  await boss.start()
  await database.pool.query(
    `insert into releases (kind, state, asked_at, changes) values ('publish', 'waiting', now(), '[]')`,
  )
  await boss.send(queues.publish, {}, { expireInSeconds: DEADLINE_SECONDS })
  await boss.stop({ graceful: false })

  const firstRelease = await eventually(
    'a build with all its renderers',
    async () => {
      const pids = await readPids()
      return pids.length === RENDERER_COUNT && pids
    },
    60,
  )
  expect(await listStagingFolders(), 'the folder of a killed worker is removed').toHaveLength(1)
  const [firstFolder] = await listStagingFolders()
  const isNew = (pid: number) => !firstRelease.includes(pid)
  await eventually('the next build', async () => (await readPids()).some((pid) => isNew(pid) && isRunning(pid)), 90)
  expect(firstRelease.filter(isRunning)).toEqual([])
  expect(await listStagingFolders()).not.toContain(firstFolder)

  const { rows } = await database.pool.query<{ state: string; problems: string; attempts: number }>(
    'select state, problems, attempts::int from releases',
  )
  expect(rows).toMatchObject([{ problems: 'La construcción del sitio tardó demasiado y se detuvo.', attempts: 2 }])
  await worker.stop()
  expect((await readPids()).filter(isRunning), 'no renderer survives the worker').toEqual([])
})
