import { describe, expect, test } from 'vitest'
import { failureReason, isNewState } from './whatsapp-message'

describe('a report about our message', () => {
  test.each([
    ['sent', 'delivered', true],
    ['delivered', 'read', true],
    ['sent', 'read', true],
    ['unknown', 'sent', true],
    ['sending', 'delivered', true],
    ['delivered', 'sent', false],
    ['read', 'delivered', false],
    ['sent', 'sent', false],
    ['sent', 'failed', true],
    ['unknown', 'failed', true],
    ['failed', 'failed', false],
    ['delivered', 'failed', false],
    ['failed', 'sent', true],
  ] as const)('of the state %s that says %s changes it: %s', (current, reported, isChanged) => {
    expect(isNewState(current, reported)).toBe(isChanged)
  })
})

test.each([
  [131047, 'window-closed'],
  [131026, 'recipient'],
  [132001, 'template'],
  [131049, 'limit'],
  [190, 'account'],
  [999, 'rejected'],
  [undefined, 'rejected'],
])('returns for the error code %s the reason %s', (code, reason) => {
  expect(failureReason(code)).toBe(reason)
})
