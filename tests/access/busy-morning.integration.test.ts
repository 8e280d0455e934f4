// Many people sign in and choose passwords at the same time. Each operation holds one of Payload's connections while
// its hooks write to the access log, so the log must not wait for a connection of the same pool.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { prepareQueue } from '../support/running-intake'
import { type RunningCms, staffPassword, startCms } from './running-cms'

const PEOPLE = 20
/** More than the connections in Payload's pool. Each request holds a connection while its password is hashed twice. */
const NEW_USERS = 12
const TIMEOUT_MS = 120_000

let database: FreshDatabase
let cms: RunningCms
const emails = Array.from({ length: PEOPLE }, (_, index) => `persona-${index}@example.test`)

beforeAll(async () => {
  database = await createFreshDatabase()
  await prepareQueue(database.url)
  cms = await startCms({ databaseUrl: database.url })
  for (const email of emails) {
    const data = { name: 'Rosa Quispe', email, role: 'sales', language: 'es', password: staffPassword }
    await cms.payload.create({ collection: 'users', data: data as never })
  }
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

/** Returns the statuses, with 'hangs' for requests that get no response within the timeout. */
async function statusesOf(calls: Promise<{ status: number }>[]): Promise<(number | string)[]> {
  const timeout = wait(TIMEOUT_MS, { status: 'hangs' as const }, { ref: false })
  const responses = await Promise.all(calls.map((call) => Promise.race([call, timeout])))
  return responses.map(({ status }) => status)
}

const repeat = (length: number, status: number) => Array.from({ length }, () => status)

test('20 people sign in at the same time, and each is in the access log', async () => {
  const calls = emails.map((email) => cms.call('POST', '/users/login', { email, password: staffPassword }))
  expect(await statusesOf(calls)).toEqual(repeat(PEOPLE, 200))
  const { rows } = await database.pool.query(
    `select count(distinct account)::int as accounts from access_log where event = 'login'`,
  )
  expect(rows).toEqual([{ accounts: PEOPLE }])
})

test('20 sessions of one account start at the same time', async () => {
  const calls = emails.map(() => cms.call('POST', '/users/login', { email: emails[0], password: staffPassword }))
  expect(await statusesOf(calls)).toEqual(repeat(PEOPLE, 200))
})

test('lets 12 people choose their passwords at the same time', async () => {
  const tokens = await Promise.all(
    emails
      .slice(0, NEW_USERS)
      .map((email) => cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })),
  )
  const calls = tokens.map((token) =>
    cms.call('POST', '/users/reset-password', { token, password: 'otra nube distinta' }),
  )
  expect(await statusesOf(calls)).toEqual(repeat(NEW_USERS, 200))
})
