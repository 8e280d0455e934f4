// Files that try something: each is refused with a sentence that helps, or kept privately under a name that tells the
// truth; the process lives on with the memory it had.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fieldErrors, isFieldErrorKey } from '@sillar/domain/submission/field-errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database'
import { postMultipart, prepareQueue } from '../support/running-intake'
import { complaintFields } from '../support/submissions'
import { hostileFiles } from './support/hostile-files'
import { isShort } from './support/length'
import { startUnlimitedIntake, type UnlimitedIntake } from './support/unlimited-intake'

let database: FreshDatabase
let intake: UnlimitedIntake

beforeAll(async () => {
  database = await freshDatabase()
  await prepareQueue(database.url)
  intake = await startUnlimitedIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

const keptFiles = () => readdir(path.join(intake.privateDir, 'complaints')).catch(() => [] as string[])

test('there are thirty-one of them', () => {
  expect(hostileFiles).toHaveLength(31)
})

test.each(hostileFiles.map((file) => [file.what, file] as const))('%s', async (_, { name, bytes, verdict }) => {
  const before = (await keptFiles()).length
  const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields(), { file: { bytes, name } })
  const body = (await response.json()) as { reference?: string; errors?: { path: string; message: string }[] }
  if (verdict === 'kept' || verdict === 'none') {
    expect(response.status).toBe(201)
    const { rows } = await database.pool.query(
      'select attachment_key as key, attachment_name as name, attachment_type as type from complaints where reference = $1',
      [body.reference],
    )
    expect((await keptFiles()).length).toBe(before + (verdict === 'kept' ? 1 : 0))
    if (verdict === 'none') return expect(rows[0].key).toBeNull()
    expect(rows[0].name).toMatch(/^[\p{L}\p{N} _-]+\.(pdf|jpg)$/u)
    expect(new Uint8Array(await readFile(path.join(intake.privateDir, rows[0].key)))).toEqual(bytes)
    return
  }
  expect(response.status).toBe(422)
  expect(body).toEqual({ errors: [{ path: 'attachment', message: verdict }] })
  expect(isFieldErrorKey(verdict) && fieldErrors.es[verdict].length).toBeGreaterThan(20)
  expect((await keptFiles()).length).toBe(before)
})

test('all of them twenty times over leave the memory as it was', { timeout: 300_000 }, async () => {
  const round = async () => {
    for (const { name, bytes } of hostileFiles)
      await postMultipart(`${intake.url}/api/complaints`, complaintFields(), { file: { bytes, name } })
  }
  const rounds = isShort ? 2 : 20
  await round()
  const before = intake.residentMegabytes()
  for (let at = 0; at < rounds; at += 1) await round()
  expect(intake.residentMegabytes() - before).toBeLessThan(150)
})
