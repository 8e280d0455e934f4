import { expect, test } from 'vitest'
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHash } from './recovery-codes'

test('creates ten different codes without characters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
})

test('ignores case, spaces and missing hyphens in a recovery code', () => {
  expect(recoveryHash('K7MP 3xqa9dte')).toBe(recoveryHash('k7mp-3xqa-9dte'))
  expect(looksLikeRecoveryCode('k7mp-3xqa-9dte')).toBe(true)
  expect(looksLikeRecoveryCode('123456')).toBe(false)
})
