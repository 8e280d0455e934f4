import { expect, test } from 'vitest'
import { powerOf } from './role-powers'

test.each([
  ['news', 'marketing', 'changes'],
  ['projects', 'sales', 'opens'],
  ['news', 'sales', 'no'],
  ['leads', 'sales', 'opens'],
  ['leads', 'marketing', 'noPersonal'],
  ['leads', 'customer-service', 'no'],
  ['consents', 'sales', 'part'],
  ['users', 'admin', 'changes'],
  ['users', 'manager', 'no'],
  ['maintenance', 'manager', 'changes'],
  ['maintenance', 'marketing', 'no'],
] as const)('says for %s and %s: %s', (slug, role, power) => {
  expect(powerOf(slug, role)).toBe(power)
})

test('knows nothing about a page without an access rule', () => {
  expect(powerOf('/lotes', 'sales')).toBeUndefined()
})
