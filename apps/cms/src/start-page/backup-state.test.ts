import { expect, test } from 'vitest'
import { backupState } from './backup-state'

const now = new Date('2026-11-18T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const backup = { at: hoursAgo(9), failedAt: undefined, damagedAt: undefined }

test.each([
  ['good', backup],
  ['good', { ...backup, at: hoursAgo(26) }],
  ['late', { ...backup, at: hoursAgo(27) }],
  ['failed', { ...backup, failedAt: hoursAgo(1) }],
  ['late', { ...backup, at: hoursAgo(30), failedAt: hoursAgo(1) }],
  ['never', { ...backup, at: null, failedAt: hoursAgo(1) }],
  ['damaged', { ...backup, damagedAt: hoursAgo(1) }],
])('is %s', (state, value) => {
  expect(backupState(value, now)).toBe(state)
})
