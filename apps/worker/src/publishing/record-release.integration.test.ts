import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { recordCurrentRelease } from './record-release'
import { switchTo } from './release-folder'

const OLD_RELEASE = '2026-11-15T10-00-00-000Z'
const NEW_RELEASE = '2026-11-15T11-00-00-000Z'

let database: FreshDatabase
let releasesDir: string

beforeAll(async () => {
  database = await createFreshDatabase()
  releasesDir = await mkdtemp(join(tmpdir(), 'record-release-'))
  for (const name of [OLD_RELEASE, NEW_RELEASE]) await mkdir(join(releasesDir, name))
})
afterAll(async () => {
  await database?.remove()
  await rm(releasesDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.pool.query('delete from releases')
})

const insertRelease = (name: string, state: string) =>
  database.pool.query(
    `insert into releases (kind, state, name, changes, problem_list) values ('publish', $2, $1, '[]', '[]')`,
    [name, state],
  )
const loadStates = async () =>
  Object.fromEntries(
    (await database.pool.query<{ name: string; state: string }>('select name, state from releases')).rows.map(
      ({ name, state }) => [name, state],
    ),
  )

test('marks a release as online after an operator has switched to it', async () => {
  await insertRelease(OLD_RELEASE, 'replaced')
  await insertRelease(NEW_RELEASE, 'online')
  await switchTo(releasesDir, OLD_RELEASE)
  await recordCurrentRelease(database.pool, releasesDir)
  expect(await loadStates()).toEqual({ [OLD_RELEASE]: 'online', [NEW_RELEASE]: 'replaced' })
})

test('does not mark a release as online before its publish has ended', async () => {
  await insertRelease(OLD_RELEASE, 'online')
  await insertRelease(NEW_RELEASE, 'building')
  await switchTo(releasesDir, NEW_RELEASE)
  await recordCurrentRelease(database.pool, releasesDir)
  expect(await loadStates()).toEqual({ [OLD_RELEASE]: 'online', [NEW_RELEASE]: 'building' })
})
