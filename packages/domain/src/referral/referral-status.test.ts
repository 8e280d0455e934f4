import { expect, test } from 'vitest'
import { leadStates } from '../lead/lead-state'
import { referralStatus } from './referral-status'

const plain = { state: null, hasDeclined: false, reward: null }

test.each([
  [null, 'sent'],
  ['new', 'sent'],
  ['contacted', 'contacted'],
  ['visit', 'visit'],
  ['reserved', 'visit'],
  ['won', 'bought'],
  ['lost', 'closed'],
] as const)('at the desk %s, for the referrer %s', (state, status) => {
  expect(referralStatus({ ...plain, state })).toBe(status)
})

test.each([
  ['due', 'reward-due'],
  ['approved', 'reward-approved'],
  ['paid', 'reward-paid'],
  ['cancelled', 'bought'],
] as const)('with a reward that is %s: %s', (reward, status) => {
  expect(referralStatus({ ...plain, state: 'won', reward })).toBe(status)
})

test('a person who declined is closed like a lost one, unless a reward was earned before', () => {
  for (const state of leadStates) {
    for (const reward of [null, 'cancelled'] as const)
      expect(referralStatus({ state, reward, hasDeclined: true })).toBe('closed')
    expect(referralStatus({ state, reward: 'due', hasDeclined: true })).toBe('reward-due')
  }
})

test('a sale undone after the payment is still shown as paid', () => {
  expect(referralStatus({ ...plain, state: 'reserved', reward: 'paid' })).toBe('reward-paid')
})
