// Tests scheduled publishing, from the server function of the panel's drawer to the published record.
import { createPayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payloadPool } from '../../apps/cms/src/platform/database/payload-pool'
import { readFailedSchedules } from '../../apps/cms/src/publishing/schedule/read-failed-schedules'
import { schedulePublish } from '../../apps/cms/src/publishing/schedule/schedule-publish'
import { readMissingTexts } from '../../apps/cms/src/start-page/read-missing-texts'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { prepareQueue } from '../support/running-intake'
import { type RunningCms, signInSession, staffPassword, startCms } from './running-cms'

let database: FreshDatabase
let cms: RunningCms

const worker = { authorization: 'Bearer snapshot-of-these-tests' }
const runJobs = () => cms.call('GET', '/payload-jobs/run?allQueues=true&limit=200', undefined, worker)

/** Creates an account and signs in with it. */
async function createSignedInAccount(role: string, language = 'es', { secondFactor = true } = {}) {
  const email = `${role}-${crypto.randomUUID()}@example.test`
  const data = { name: 'Rosa Quispe', email, role, language, password: staffPassword }
  const { id } = await cms.payload.create({ collection: 'users', data: data as never })
  return { id: String(id), headers: (await signInSession(cms, email, secondFactor)) as Record<string, string> }
}

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [{ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

async function createDraftPopup() {
  const { payload } = cms
  const write = (text: string) => ({ title: text, text: paragraph(text) })
  const data = { key: `aviso-${crypto.randomUUID()}`, ...write('Aviso'), _status: 'draft' }
  const { id } = await payload.create({ collection: 'popups', locale: 'es', draft: true, data: data as never })
  await payload.update({ collection: 'popups', id, locale: 'en', draft: true, data: write('Notice') as never })
  return String(id)
}

const statusOf = async (id: string) =>
  (await cms.payload.findByID({ collection: 'popups', id, depth: 0 }))._status as string

type Staff = Awaited<ReturnType<typeof createSignedInAccount>>

/** Schedules publishing or unpublishing a pop-up as the panel's drawer does, for a time that has just passed. */
async function schedule({ headers }: Pick<Staff, 'headers'>, id: string, type: 'publish' | 'unpublish') {
  const request = new Request('http://cms.example.test/api/users/me', { headers })
  const req = await createPayloadRequest({ config: cms.config, request, payloadInstanceCacheKey: cms.key })
  const doc = { relationTo: 'popups', value: id }
  return schedulePublish({ type, doc, date: new Date(Date.now() - 1000), timezone: 'America/Lima', req } as never)
}

const jobsOf = async (id: string) =>
  (
    await database.pool.query<{ failed: boolean; done: boolean; reason: string | null }>(
      `select has_error as failed, completed_at is not null as done, error ->> 'message' as reason
       from payload_jobs where input #>> '{doc,value}' = $1 order by created_at`,
      [id],
    )
  ).rows

const noticesTo = async ({ id }: Staff) =>
  (
    await database.pool.query<{ notice: string }>(
      `select subject_id as notice from deliveries where template = 'schedule-failed' and subject_id like $1`,
      [`%${id}%`],
    )
  ).rows.map(({ notice }) => JSON.parse(notice))

beforeAll(async () => {
  database = await createFreshDatabase()
  await prepareQueue(database.url)
  // The content rules read the names of all projects, so every project needs one.
  await database.pool.query('update projects set name = slug where name is null')
  cms = await startCms({ databaseUrl: database.url })
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

test.each(['marketing', 'manager', 'admin'])(
  '%s schedules a publish and an unpublish, and both happen',
  async (role) => {
    const staff = await createSignedInAccount(role)
    const id = await createDraftPopup()
    await schedule(staff, id, 'publish')
    expect((await runJobs()).status).toBe(200)
    expect(await statusOf(id)).toBe('published')
    await schedule(staff, id, 'unpublish')
    await runJobs()
    expect(await statusOf(id)).toBe('draft')
    expect(await jobsOf(id)).toEqual(Array(2).fill({ failed: false, done: true, reason: null }))
    expect(await noticesTo(staff)).toEqual([])
  },
)

test('an account that lost its role before the scheduled time does not publish, and is notified once', async () => {
  const staff = await createSignedInAccount('marketing', 'en')
  const id = await createDraftPopup()
  await schedule(staff, id, 'publish')
  await cms.payload.update({ collection: 'users', id: staff.id, data: { role: 'sales' } as never })
  await runJobs()
  await runJobs()
  expect(await statusOf(id)).toBe('draft')
  expect(await jobsOf(id)).toEqual([{ failed: true, done: false, reason: 'not-allowed' }])
  expect(await noticesTo(staff)).toMatchObject([
    { type: 'publish', failure: 'not-allowed', path: `/admin/collections/popups/${id}` },
  ])
})

test('an account that was deleted before the scheduled time does not publish', async () => {
  const staff = await createSignedInAccount('marketing')
  const id = await createDraftPopup()
  await schedule(staff, id, 'publish')
  await cms.payload.delete({ collection: 'users', id: staff.id })
  await runJobs()
  expect(await statusOf(id)).toBe('draft')
  expect(await jobsOf(id)).toEqual([{ failed: true, done: false, reason: 'account-gone' }])
})

test('content with a mistake is not published, and the mail names the field', async () => {
  const staff = await createSignedInAccount('marketing')
  const id = await createDraftPopup()
  const data = { title: '' } as never
  await cms.payload.update({ collection: 'popups', id, locale: 'en', draft: true, data })
  await schedule(staff, id, 'publish')
  await runJobs()
  expect(await statusOf(id)).toBe('draft')
  expect(await noticesTo(staff)).toMatchObject([{ failure: expect.stringMatching(/^content: Título/) }])
})

test('a record in the trash is not published', async () => {
  const staff = await createSignedInAccount('marketing')
  const id = await createDraftPopup()
  await schedule(staff, id, 'publish')
  const data = { deletedAt: new Date().toISOString() } as never
  await cms.payload.update({ collection: 'popups', id, data })
  await runJobs()
  expect(await jobsOf(id)).toEqual([{ failed: true, done: false, reason: 'record-gone' }])
})

test('a session without the second factor cannot schedule', async () => {
  const staff = await createSignedInAccount('manager', 'es', { secondFactor: false })
  const id = await createDraftPopup()
  await expect(async () => schedule(staff, id, 'publish')).rejects.toThrow('permiso')
  await expect(async () => schedule({ headers: {} }, id, 'publish')).rejects.toThrow('permiso')
  expect(await jobsOf(id)).toEqual([])
})

test('a role that cannot publish cannot schedule', async () => {
  const staff = await createSignedInAccount('sales')
  const id = await createDraftPopup()
  await expect(async () => schedule(staff, id, 'publish')).rejects.toThrow('permiso')
})

test('a job that names no account publishes nothing', async () => {
  const id = await createDraftPopup()
  const input = { type: 'publish', doc: { relationTo: 'popups', value: id } } as never
  await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) })
  await runJobs()
  expect(await statusOf(id)).toBe('draft')
})

test('only the worker can run scheduled publishes', async () => {
  expect((await cms.call('GET', '/payload-jobs/run?allQueues=true')).status).toBe(401)
  const { headers } = await createSignedInAccount('admin')
  expect((await cms.call('GET', '/payload-jobs/run?allQueues=true', undefined, headers)).status).toBe(401)
})

test('the start page counts the texts that the latest draft lacks, not those of the published version', async () => {
  const id = await createDraftPopup()
  const pool = payloadPool(cms.payload)
  const readMissing = async () => (await readMissingTexts(pool)).filter((text) => text.id === id)
  expect(await readMissing()).toEqual([])
  const data = { title: '' } as never
  await cms.payload.update({ collection: 'popups', id, locale: 'en', draft: true, data })
  expect(await readMissing()).toEqual([{ root: 'popups', id, locale: 'en', count: 1 }])
})

test('a failed publish is listed until it is scheduled again or published by hand, and can be retried', async () => {
  const staff = await createSignedInAccount('marketing')
  const admin = await createSignedInAccount('admin')
  const id = await createDraftPopup()
  await schedule(staff, id, 'publish')
  await cms.payload.update({ collection: 'users', id: staff.id, data: { role: 'sales' } as never })
  await runJobs()
  const publishing = await cms.call('GET', `/publishing?collection=popups&id=${id}`, undefined, admin.headers)
  expect(publishing.body.failedSchedules).toMatchObject([{ type: 'publish', failure: { reason: 'not-allowed' } }])
  const job = (publishing.body.failedSchedules as { job: string }[])[0]?.job
  expect((await cms.call('POST', '/publishing/retry', { job }, staff.headers)).status).toBe(403)
  expect((await cms.call('POST', '/publishing/retry', { job })).status).toBe(403)
  expect((await cms.call('POST', '/publishing/retry', { job }, admin.headers)).status).toBe(202)
  expect((await cms.call('POST', '/publishing/retry', { job }, admin.headers)).status, 'pressed twice').toBe(409)
  await runJobs()
  expect(await statusOf(id)).toBe('published')
  expect(await readFailedSchedules(payloadPool(cms.payload), { slug: 'popups', id })).toEqual([])

  const byHand = await createDraftPopup()
  const another = await createSignedInAccount('marketing')
  await schedule(another, byHand, 'publish')
  await cms.payload.delete({ collection: 'users', id: another.id })
  await runJobs()
  const readOpenFailures = () => readFailedSchedules(payloadPool(cms.payload), { slug: 'popups', id: byHand })
  expect(await readOpenFailures()).toMatchObject([{ failure: { reason: 'account-gone' }, by: { name: null } }])
  await cms.payload.update({ collection: 'popups', id: byHand, data: { _status: 'published' } as never })
  expect(await readOpenFailures()).toEqual([])
})
