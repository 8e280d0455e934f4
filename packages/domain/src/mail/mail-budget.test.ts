import { expect, test } from 'vitest'
import { mailBudgetOf } from './mail-budget'

test.each([
  ['complaint-consumer', 'complaint'],
  ['complaint-file-consumer', 'complaint'],
  ['privacy-confirm', 'privacy'],
  ['appointment-booked', 'appointment'],
  ['appointment-reminder', 'appointment'],
  ['lead-receipt', 'request'],
  ['referral-receipt', 'request'],
  ['quote', 'request'],
  ['waiting-confirm', 'waiting'],
  ['waiting-free', undefined],
  ['complaint-answer-consumer', undefined],
  ['complaint-service', undefined],
  [null, undefined],
])('counts the mail %s towards the budget %s', (template, budget) => {
  expect(mailBudgetOf(template)).toBe(budget)
})
