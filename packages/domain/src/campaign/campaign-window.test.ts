import { expect, test } from 'vitest'
import { campaignPhase, campaignsByPhase } from './campaign-window'

const october = { startsAt: '2025-10-01T00:00:00-05:00', endsAt: '2025-10-31T23:59:59-05:00' }

test.each([
  ['2025-10-01T04:59:59.999Z', 'upcoming'],
  ['2025-09-30T23:59:59-05:00', 'upcoming'],
  ['2025-10-01T05:00:00.000Z', 'running'],
  ['2025-10-15T12:00:00-05:00', 'running'],
  ['2025-10-31T23:59:59-05:00', 'running'],
  ['2025-11-01T04:59:59.000Z', 'running'],
  ['2025-11-01T04:59:59.001Z', 'ended'],
  ['2026-11-15T00:00:00-05:00', 'ended'],
] as const)('at %s the October campaign is %s', (now, phase) => {
  expect(campaignPhase(october, new Date(now))).toBe(phase)
})

test('uses midnight in Lima, wherever the reader is', () => {
  expect(campaignPhase(october, new Date('2025-10-01T00:00:00+02:00'))).toBe('upcoming')
  expect(campaignPhase(october, new Date('2025-11-01T05:59:59+01:00'))).toBe('running')
  expect(campaignPhase(october, new Date('2025-11-01T06:00:00+01:00'))).toBe('ended')
})

test('sorts each group by what matters next', () => {
  const window = (key: string, startsAt: string, endsAt: string) => ({ key, startsAt, endsAt })
  const groups = campaignsByPhase(
    [
      window('old', '2025-01-01T00:00:00-05:00', '2025-02-01T00:00:00-05:00'),
      window('recent', '2025-03-01T00:00:00-05:00', '2025-09-01T00:00:00-05:00'),
      window('long', '2025-10-01T00:00:00-05:00', '2026-01-01T00:00:00-05:00'),
      window('short', '2025-10-05T00:00:00-05:00', '2025-10-20T00:00:00-05:00'),
      window('later', '2026-02-01T00:00:00-05:00', '2026-03-01T00:00:00-05:00'),
      window('soon', '2025-12-01T00:00:00-05:00', '2026-03-01T00:00:00-05:00'),
    ],
    new Date('2025-10-10T00:00:00-05:00'),
  )
  const keys = (phase: keyof typeof groups) => groups[phase].map(({ key }) => key)
  expect(keys('running')).toEqual(['short', 'long'])
  expect(keys('upcoming')).toEqual(['soon', 'later'])
  expect(keys('ended')).toEqual(['recent', 'old'])
})
