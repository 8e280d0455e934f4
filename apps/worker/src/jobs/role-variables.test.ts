import { readEnv } from '@app/platform/env/read-env'
import { expect, test } from 'vitest'
import { roleVariables } from './role-variables'

const rolesOf = (WORKER_ROLES: string) => readEnv(roleVariables, { WORKER_ROLES }).WORKER_ROLES

test('gives a worker both roles if the setting is missing', () => {
  expect(rolesOf('')).toEqual(['deliver', 'publish'])
})

test('reads roles that are separated by commas', () => {
  expect(rolesOf('publish')).toEqual(['publish'])
  expect(rolesOf('publish, deliver')).toEqual(['publish', 'deliver'])
})

test('rejects an unknown role at startup', () => {
  expect(() => rolesOf('publish,deploy')).toThrow(/WORKER_ROLES/)
})
