// Tests hostile files. The intake rejects files that are too large or of a type that is not allowed, with a helpful
// message. It stores all other files privately under their true type. The inspection of the worker finds unsafe files.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fieldErrors, isFieldErrorKey } from '@app/domain/submission/field-errors'
import { timeLimits } from '@app/platform/queue/time-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from '../../apps/worker/src/files/inspect-file'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postMultipart } from '../support/running-intake'
import { complaintFields } from '../support/submissions'
import { hostileFiles } from './support/hostile-files'
import { isShortForm } from './support/length'
import { slowFiles } from './support/slow-files'
import { startUnlimitedIntake, type UnlimitedIntake } from './support/unlimited-intake'

let database: FreshDatabase
let intake: UnlimitedIntake

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startUnlimitedIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

const listStoredFiles = () => readdir(path.join(intake.privateDir, 'complaints')).catch(() => [] as string[])

test('the list contains all 34 hostile files', () => {
  expect(hostileFiles).toHaveLength(34)
})

const types: Record<string, string> = {
  '%PDF': 'application/pdf',
  '\xff\xd8\xff\xe0': 'image/jpeg',
  '\x89PNG': 'image/png',
  'PK\x03\x04': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const typeOf = (bytes: Uint8Array, name: string) =>
  name.endsWith('.pptx')
    ? 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    : (types[Buffer.from(bytes.subarray(0, 4)).toString('latin1')] ?? '')

const inspectedFiles = hostileFiles.filter(({ verdict }) => verdict === 'kept' || verdict === 'unsafe')
test.each(inspectedFiles.map((file) => [file.what, file] as const))(
  'the inspection of %s returns the verdict in the list of hostile files',
  async (_, { name, bytes, verdict }) => {
    expect(await inspectFile(bytes, typeOf(bytes, name))).toBe(verdict === 'kept' ? 'safe' : 'unsafe')
  },
)

/**
 * Files that made the inspection slow in a security review. A file must not be able to exceed the time limit.
 */
test.each(slowFiles)('the inspection of %s stays within its time limit', async (_, bytes) => {
  const started = performance.now()
  const verdict = await inspectFile(bytes, 'application/pdf')
  expect(['safe', 'unsafe']).toContain(verdict)
  expect(performance.now() - started).toBeLessThan((timeLimits.inspect.start + timeLimits.inspect.whole + 5) * 1000)
})

test.each(hostileFiles.map((file) => [file.what, file] as const))(
  'the intake rejects, ignores or stores %s as the list of hostile files states',
  async (_, { name, bytes, verdict }) => {
    const countBefore = (await listStoredFiles()).length
    const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields(), { file: { bytes, name } })
    const body = (await response.json()) as { reference?: string; errors?: { path: string; message: string }[] }
    if (verdict === 'kept' || verdict === 'unsafe' || verdict === 'none') {
      expect(response.status).toBe(201)
      const { rows } = await database.pool.query(
        'select attachment_key as key, attachment_name as name, attachment_type as type from complaints where reference = $1',
        [body.reference],
      )
      expect((await listStoredFiles()).length).toBe(countBefore + (verdict === 'none' ? 0 : 1))
      if (verdict === 'none') return expect(rows[0].key).toBeNull()
      expect(rows[0].name).toMatch(/^(?:[\p{L}\p{N} _()-]|(?<=\d)\.(?=\d))+\.(pdf|jpg|png|docx|pptx)$/u)
      expect(new Uint8Array(await readFile(path.join(intake.privateDir, rows[0].key)))).toEqual(bytes)
      return
    }
    expect(response.status).toBe(422)
    expect(body).toEqual({ errors: [{ path: 'attachment', message: verdict }] })
    expect(isFieldErrorKey(verdict) && fieldErrors.es[verdict].length).toBeGreaterThan(20)
    expect((await listStoredFiles()).length).toBe(countBefore)
  },
)

test('uploading all hostile files repeatedly does not increase the memory', { timeout: 300_000 }, async () => {
  const round = async () => {
    for (const { name, bytes } of hostileFiles)
      await postMultipart(`${intake.url}/api/complaints`, complaintFields(), { file: { bytes, name } })
  }
  const rounds = isShortForm ? 2 : 20
  await round()
  const megabytesBefore = intake.residentMegabytes()
  for (let index = 0; index < rounds; index += 1) await round()
  expect(intake.residentMegabytes() - megabytesBefore).toBeLessThan(150)
})
