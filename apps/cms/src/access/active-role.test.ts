import { expect, test } from 'vitest'
import { activeRole } from './active-role'

const now = Date.parse('2026-11-16T15:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const staff = (role: string, session: { createdAt?: string; secondFactorAt?: string }) => ({
  id: 'one',
  role,
  _sid: 'this',
  sessions: [
    { id: 'this', createdAt: hoursAgo(1), ...session },
    { id: 'another', createdAt: hoursAgo(1), secondFactorAt: hoursAgo(1) },
  ],
})

test('nobody has no role', () => {
  expect(activeRole(null, now)).toBeUndefined()
})

test.each(['admin', 'manager', 'sales', 'customer-service', 'privacy'])('%s acts after the second factor', (role) => {
  expect(activeRole(staff(role, {}), now)).toBeUndefined()
  expect(activeRole(staff(role, { secondFactorAt: hoursAgo(1) }), now)).toBe(role)
})

test('marketing, which reads nothing personal, acts with the password alone', () => {
  expect(activeRole(staff('marketing', {}), now)).toBe('marketing')
})

test('a session ends after twelve hours, however busy', () => {
  expect(activeRole(staff('marketing', { createdAt: hoursAgo(11.9) }), now)).toBe('marketing')
  expect(activeRole(staff('marketing', { createdAt: hoursAgo(12.1) }), now)).toBeUndefined()
})

test('an account without one of its sessions, and a role nobody knows, are nobody', () => {
  expect(activeRole({ ...staff('marketing', {}), _sid: 'ended' }, now)).toBeUndefined()
  expect(activeRole(staff('owner', {}), now)).toBeUndefined()
})
