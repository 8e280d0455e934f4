import { expect, test } from 'vitest'
import { activeRole } from './active-role'
import { roles } from './roles'

const now = Date.parse('2026-11-16T15:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const userWith = (role: string, session: { createdAt?: string; secondFactorAt?: string }) => ({
  id: 'one',
  role,
  _sid: 'this',
  sessions: [
    { id: 'this', createdAt: hoursAgo(1), ...session },
    { id: 'another', createdAt: hoursAgo(1), secondFactorAt: hoursAgo(1) },
  ],
})

test('returns no role without a user', () => {
  expect(activeRole(null, now)).toBeUndefined()
})

test.each(roles)('gives the role %s access only after the second factor', (role) => {
  expect(activeRole(userWith(role, {}), now)).toBeUndefined()
  expect(activeRole(userWith(role, { secondFactorAt: hoursAgo(1) }), now)).toBe(role)
})

test('ends a session after twelve hours, even if the user is active', () => {
  const userWithSessionAge = (hours: number) =>
    userWith('marketing', { createdAt: hoursAgo(hours), secondFactorAt: hoursAgo(11) })
  expect(activeRole(userWithSessionAge(11.9), now)).toBe('marketing')
  expect(activeRole(userWithSessionAge(12.1), now)).toBeUndefined()
})

test('returns no role for an ended session or an unknown role', () => {
  const passedSession = { secondFactorAt: hoursAgo(1) }
  expect(activeRole({ ...userWith('marketing', passedSession), _sid: 'ended' }, now)).toBeUndefined()
  expect(activeRole(userWith('owner', passedSession), now)).toBeUndefined()
})
