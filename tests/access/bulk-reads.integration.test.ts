// Tests how many records one request of a salesperson can list, and what the privacy log records about it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type Call, type RunningCms, signIn, staffPassword, startCms } from './running-cms'
import { fillBeyondLimit } from './sample-records'

let database: FreshDatabase
let cms: RunningCms
let sales: Call

beforeAll(async () => {
  database = await createFreshDatabase()
  cms = await startCms({ databaseUrl: database.url })
  const account = { name: 'Rosa', email: 'rosa@example.test', role: 'sales', language: 'es' } as const
  await cms.payload.create({
    collection: 'users',
    data: { ...account, password: staffPassword },
    disableVerificationEmail: true,
  })
  await fillBeyondLimit(database.pool)
  sales = await signIn(cms, account.email)
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

const readLog = async () =>
  (await database.pool.query<{ subject: string; count: number }>('select subject, count from privacy_log')).rows

test.each(['limit=0', 'limit=0&depth=10', 'limit=5000&depth=2', 'pagination=false', 'limit=-1'])(
  '?%s lists at most a hundred records and no related people',
  async (query) => {
    for (const slug of ['consents', 'lead-work', 'quotes']) {
      const { status, body } = await sales('GET', `/${slug}?${query}`)
      expect(status).toBe(200)
      expect((body.docs as unknown[]).length).toBe(100)
      expect(JSON.stringify(body)).not.toMatch(/@example\.test|987650000/)
    }
    const countBefore = (await readLog()).length
    const leads = await sales('GET', `/leads?${query}`)
    expect((leads.body.docs as unknown[]).length).toBe(100)
    expect((await readLog()).slice(countBefore)).toEqual([{ subject: 'leads', count: 100 }])
  },
)

test('a count with a filter is logged as a search', async () => {
  const countBefore = (await readLog()).length
  await sales('GET', '/leads/count?where[email][equals]=ana7@example.test')
  expect((await readLog()).slice(countBefore)).toEqual([{ subject: 'leads', count: 1 }])
})
