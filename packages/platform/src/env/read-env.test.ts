import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './read-env'
import { databaseVariables, intakeVariables, storageVariables } from './variables'

test('names a missing variable in the error', () => {
  expect(() => readEnv({ ...databaseVariables }, {})).toThrow(/DATABASE_URL is missing/)
})

test('treats an empty variable as missing', () => {
  expect(() => readEnv({ ...databaseVariables }, { DATABASE_URL: '' })).toThrow(/DATABASE_URL is missing/)
})

test('names an invalid variable and never shows its value', () => {
  const readInvalid = () => readEnv({ ...databaseVariables }, { DATABASE_URL: 'mysql://user:secret@host/db' })
  expect(readInvalid).toThrow(/DATABASE_URL/)
  expect(readInvalid).not.toThrow(/secret/)
})

test('applies the defaults of missing variables', () => {
  expect(readEnv({ ...intakeVariables }, {})).toEqual({
    INTAKE_PORT: 4010,
    INTAKE_HOST: '127.0.0.1',
    TRUST_PROXY: 0,
    INTAKE_LIMIT_TIMES: 1,
    LEAD_RECEIPTS: 'on',
  })
})

test('rejects a relative folder, because processes start in different folders', () => {
  expect(() => readEnv({ ...storageVariables }, { PRIVATE_DIR: './private' })).toThrow(/absolute/)
})

test('accepts only a number of proxies as TRUST_PROXY', () => {
  expect(readEnv({ ...intakeVariables }, { TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
  expect(() => readEnv({ ...intakeVariables }, { TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY/)
})

test('reads a secret from a file, unless the variable itself is set', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'secret-')), 'database-url')
  await writeFile(file, 'postgres://from-a-file\n')
  expect(readEnv({ ...databaseVariables }, { DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://from-a-file')
  const variables = { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://direct' }
  expect(readEnv({ ...databaseVariables }, variables).DATABASE_URL).toBe('postgres://direct')
})

test('throws and names the variable if its secret file cannot be read', () => {
  const readInvalid = () => readEnv({ ...databaseVariables }, { DATABASE_URL_FILE: '/nowhere/secret' })
  expect(readInvalid).toThrow(/DATABASE_URL_FILE cannot be read/)
})
