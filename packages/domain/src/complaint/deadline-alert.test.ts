import { expect, test } from 'vitest'
import { alertOf } from './deadline-alert'

test.each([
  [{ state: 'calm', days: 6 }, undefined],
  [{ state: 'near', days: 5 }, 5],
  [{ state: 'near', days: 3 }, 5],
  [{ state: 'near', days: 2 }, 2],
  [{ state: 'near', days: 1 }, 2],
  [{ state: 'today', days: 0 }, 0],
  [{ state: 'late', days: 4 }, 0],
  [{ state: 'late', days: 0 }, 0],
] as const)('a complaint with the deadline %o gets the alert %s', (deadline, alert) => {
  expect(alertOf(deadline)).toBe(alert)
})
