import { expect, test } from 'vitest'
import { leadStates } from '../lead/lead-state'
import { referralStatus } from './referral-status'

const newReferral = { state: null, hasDeclined: false, reward: null }

test.each([
  [null, 'sent'],
  ['new', 'sent'],
  ['contacted', 'contacted'],
  ['appointment', 'appointment'],
  ['reserved', 'appointment'],
  ['won', 'bought'],
  ['lost', 'closed'],
] as const)('shows a lead in the state %s to the referrer as %s', (state, status) => {
  expect(referralStatus({ ...newReferral, state })).toBe(status)
})

test.each([
  ['due', 'reward-due'],
  ['approved', 'reward-approved'],
  ['paid', 'reward-paid'],
  ['cancelled', 'bought'],
] as const)('shows a reward in the state %s to the referrer as %s', (reward, status) => {
  expect(referralStatus({ ...newReferral, state: 'won', reward })).toBe(status)
})

test('shows a person who declined as closed unless a reward was earned before', () => {
  for (const state of leadStates) {
    for (const reward of [null, 'cancelled'] as const)
      expect(referralStatus({ state, reward, hasDeclined: true })).toBe('closed')
    expect(referralStatus({ state, reward: 'due', hasDeclined: true })).toBe('reward-due')
  }
})

test('shows a paid reward as paid even if the sale is undone', () => {
  expect(referralStatus({ ...newReferral, state: 'reserved', reward: 'paid' })).toBe('reward-paid')
})
