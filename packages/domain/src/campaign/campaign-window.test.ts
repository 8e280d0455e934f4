import { expect, test } from 'vitest'
import { campaignPhase, campaignsByPhase, lastPhaseChange } from './campaign-window'

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

test('starts and ends a campaign at midnight in Lima in every time zone', () => {
  expect(campaignPhase(october, new Date('2025-10-01T00:00:00+02:00'))).toBe('upcoming')
  expect(campaignPhase(october, new Date('2025-11-01T05:59:59+01:00'))).toBe('running')
  expect(campaignPhase(october, new Date('2025-11-01T06:00:00+01:00'))).toBe('ended')
})

test('sorts running campaigns by end, upcoming ones by start and ended ones by latest end', () => {
  const campaign = (key: string, startsAt: string, endsAt: string) => ({ key, startsAt, endsAt })
  const groups = campaignsByPhase(
    [
      campaign('old', '2025-01-01T00:00:00-05:00', '2025-02-01T00:00:00-05:00'),
      campaign('recent', '2025-03-01T00:00:00-05:00', '2025-09-01T00:00:00-05:00'),
      campaign('long', '2025-10-01T00:00:00-05:00', '2026-01-01T00:00:00-05:00'),
      campaign('short', '2025-10-05T00:00:00-05:00', '2025-10-20T00:00:00-05:00'),
      campaign('later', '2026-02-01T00:00:00-05:00', '2026-03-01T00:00:00-05:00'),
      campaign('soon', '2025-12-01T00:00:00-05:00', '2026-03-01T00:00:00-05:00'),
    ],
    new Date('2025-10-10T00:00:00-05:00'),
  )
  const keysOf = (phase: keyof typeof groups) => groups[phase].map(({ key }) => key)
  expect(keysOf('running')).toEqual(['short', 'long'])
  expect(keysOf('upcoming')).toEqual(['soon', 'later'])
  expect(keysOf('ended')).toEqual(['recent', 'old'])
})

test('returns a past time after which no campaign has started or ended', () => {
  const november = { startsAt: '2025-11-01T00:00:00-05:00', endsAt: '2025-11-30T23:59:59-05:00' }
  const campaigns = [october, november]
  for (const now of ['2025-09-01', '2025-10-01T05:00:00Z', '2025-10-20', '2025-11-01T04:59:59.001Z', '2025-12-24']) {
    const change = lastPhaseChange(campaigns, new Date(now))
    expect(change.getTime()).toBeLessThanOrEqual(Date.parse(now))
    for (const campaign of campaigns)
      expect(campaignPhase(campaign, change)).toBe(campaignPhase(campaign, new Date(now)))
  }
  expect(lastPhaseChange(campaigns, new Date('2025-10-20'))).toEqual(lastPhaseChange(campaigns, new Date('2025-10-21')))
})
