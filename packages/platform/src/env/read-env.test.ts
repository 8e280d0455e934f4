import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './read-env'
import { databaseVariables, intakeVariables, storageVariables } from './variables'

test('the message names every missing variable', () => {
  expect(() => readEnv({ ...databaseVariables }, {})).toThrow(/DATABASE_URL is missing/)
})

test('an empty variable counts as missing', () => {
  expect(() => readEnv({ ...databaseVariables }, { DATABASE_URL: '' })).toThrow(/DATABASE_URL is missing/)
})

test('a wrong value is named and never shown', () => {
  const read = () => readEnv({ ...databaseVariables }, { DATABASE_URL: 'mysql://user:secret@host/db' })
  expect(read).toThrow(/DATABASE_URL/)
  expect(read).not.toThrow(/secret/)
})

test('defaults hold when nothing is set', () => {
  expect(readEnv({ ...intakeVariables }, {})).toEqual({
    INTAKE_PORT: 4010,
    INTAKE_HOST: '127.0.0.1',
    TRUST_PROXY: 0,
    INTAKE_LIMIT_TIMES: 1,
    LEAD_RECEIPTS: 'on',
  })
})

test('a relative folder is refused, because processes start in different folders', () => {
  expect(() => readEnv({ ...storageVariables }, { PRIVATE_DIR: './private' })).toThrow(/absolute/)
})

test('TRUST_PROXY is the number of proxies', () => {
  expect(readEnv({ ...intakeVariables }, { TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
  expect(() => readEnv({ ...intakeVariables }, { TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY/)
})

test('a secret may lie in a file, and the variable itself wins', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'secret-')), 'database-url')
  await writeFile(file, 'postgres://from-a-file\n')
  expect(readEnv({ ...databaseVariables }, { DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://from-a-file')
  const both = { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://direct' }
  expect(readEnv({ ...databaseVariables }, both).DATABASE_URL).toBe('postgres://direct')
})

test('a secret file that cannot be read stops the start and names the variable', () => {
  const read = () => readEnv({ ...databaseVariables }, { DATABASE_URL_FILE: '/nowhere/secret' })
  expect(read).toThrow(/DATABASE_URL_FILE cannot be read/)
})
