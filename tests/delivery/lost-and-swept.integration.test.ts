// Tests complaints that were parked while the virus scanner was down, and the sweep of unused files.
import { mkdtemp, readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replayDeliveries } from '@app/platform/queue/replay-deliveries'
import { createDiskStore } from '@app/platform/storage/disk-store'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '../../apps/worker/src/maintenance/sweep-files'
import { startFakeClamd } from '../support/fake-clamd'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postMultipart, startIntake } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { complaintFields } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess | undefined

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await worker?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
})

const runWorker = (env: Record<string, string> = {}) =>
  startWorker({ databaseUrl: database.url, integrations, privateDir: intake.privateDir, env })
const statusOf = async (reference: string, integration: string): Promise<string> => {
  const { rows } = await database.pool.query(
    'select status from deliveries where reference = $1 and integration = $2',
    [reference, integration],
  )
  return rows[0]?.status
}
const acceptedReference = async (answer: Response) => {
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

test('a complaint that was parked while the scanner was down includes its file when it is sent again', async () => {
  const answer = await postMultipart(`${intake.url}/api/complaints`, complaintFields(), {
    file: { bytes: pdf, name: 'plano.pdf' },
  })
  const reference = await acceptedReference(answer)
  await database.pool.query(
    `update deliveries set first_queued_at = now() - interval '73 hours' where reference = $1`,
    [reference],
  )
  worker = await runWorker({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: '9' })
  await eventually('it is parked', async () => (await statusOf(reference, 'complaint-sheet')) === 'parked')
  await worker.stop()

  const clamd = await startFakeClamd()
  expect(await replayDeliveries(database.pool, 'all-parked')).toHaveLength(1)
  worker = await runWorker({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) })
  await eventually('it is delivered', async () => (await statusOf(reference, 'complaint-sheet')) === 'delivered')
  const sheetRequests = integrations.received.filter(({ path }) => path === '/complaints/exec')
  const files = sheetRequests.map(({ body }) => (body as { contents: string[][] }).contents[0]?.at(-1))
  expect(files).toEqual([Buffer.from(pdf).toString('base64')])
  await worker.stop()
  await clamd.stop()
})

test('a file is kept while a record or a release uses it, and deleted if it is unused and older than a day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-'))
  const [mediaDir, privateDir, releasesDir] = ['media', 'private', 'releases'].map((name) => join(folder, name))
  const media = createDiskStore(mediaDir ?? '', 'readable')
  const attachments = createDiskStore(privateDir ?? '')
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  const storeFile = async (dir: string | undefined, store: typeof media, key: string, age: 'old' | 'new') => {
    await store.put(key, new Uint8Array([1]), 'image/jpeg')
    if (age === 'old') await utimes(join(dir ?? '', key), yesterday, yesterday)
  }
  for (const name of ['record.jpg', 'record-480x320.jpg', 'released.jpg', 'forgotten.jpg'])
    await storeFile(mediaDir, media, name, 'old')
  await storeFile(mediaDir, media, 'just-uploaded.jpg', 'new')
  await database.pool.query(
    `insert into media (key, filename, sizes_jpeg480_filename) values ('record', 'record.jpg', 'record-480x320.jpg')`,
  )
  const release = createDiskStore(releasesDir ?? '')
  const snapshot = JSON.stringify({ media: [{ src: '/media/released.jpg' }] })
  await release.put('2026-11-15T02-30-00-123Z/snapshot.json', Buffer.from(snapshot), 'application/json')
  const { rows } = await database.pool.query('select attachment_key as key from complaints limit 1')
  await storeFile(privateDir, attachments, rows[0].key, 'old')
  await storeFile(privateDir, attachments, 'complaints/orphan', 'old')

  const deletedFiles = await sweepFiles({
    pool: database.pool,
    mediaStore: media,
    privateStore: attachments,
    releasesDir: releasesDir ?? '',
    now: () => new Date(),
  })
  expect(deletedFiles).toEqual({ media: ['forgotten.jpg'], attachments: ['complaints/orphan'] })
  expect((await readdir(mediaDir ?? '')).sort()).toEqual([
    'just-uploaded.jpg',
    'record-480x320.jpg',
    'record.jpg',
    'released.jpg',
  ])
})
