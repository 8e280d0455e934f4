import { expect, test } from 'vitest'
import { isSubmission } from './intake-metrics'

test.each([
  '/api/leads',
  '/api/appointments',
  '/api/referrals',
  '/api/complaints',
  '/api/privacy-requests',
  '/api/waiting-list',
])('counts a request that sends the form of %s', (route) => {
  expect(isSubmission('POST', route)).toBe(true)
})

test.each([
  ['POST', '/api/complaints/status'],
  ['POST', '/api/appointments/cancel'],
  ['GET', '/api/waiting-list'],
])('does not count %s %s as a submission', (method, route) => {
  expect(isSubmission(method, route)).toBe(false)
})
