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
    INTAKE_PER_MINUTE: 5,
  })
})

test('a relative folder is refused, because processes start in different folders', () => {
  expect(() => readEnv({ ...storageVariables }, { PRIVATE_DIR: './private' })).toThrow(/absolute/)
})

test.each([
  ['true', 1],
  ['false', 0],
  ['2', 2],
])('TRUST_PROXY=%s means %i proxies', (text, hops) => {
  expect(readEnv({ ...intakeVariables }, { TRUST_PROXY: text }).TRUST_PROXY).toBe(hops)
})
