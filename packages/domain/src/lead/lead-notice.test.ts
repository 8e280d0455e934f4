import { expect, test } from 'vitest'
import { isNoticeTime, isOpenDay, isOverdueAnswer, newLeadRecipients, overdueRecipients } from './lead-notice'

const inLima = (text: string) => new Date(`${text}:00-05:00`)

test.each([
  ['2026-11-18T08:59', 'opening-hours', false],
  ['2026-11-18T09:00', 'opening-hours', true],
  ['2026-11-18T17:59', 'opening-hours', true],
  ['2026-11-18T18:00', 'opening-hours', false],
  ['2026-11-21T12:59', 'opening-hours', true],
  ['2026-11-21T13:00', 'opening-hours', false],
  ['2026-11-22T11:00', 'opening-hours', false],
  // Tuesday, the holiday of the Immaculate Conception.
  ['2026-12-08T11:00', 'opening-hours', false],
  ['2026-12-08T03:00', 'always', true],
  ['2026-11-22T23:59', 'always', true],
  ['2026-11-18T11:00', 'off', false],
] as const)('at %s with the setting %s, staff may be notified: %s', (time, setting, expected) => {
  expect(isNoticeTime(inLima(time), setting)).toBe(expected)
})

test.each([
  ['2026-11-18T08:30', true],
  ['2026-11-21T08:30', true],
  ['2026-11-22T08:30', false],
  ['2026-12-08T08:30', false],
])('the office opens on the day of %s: %s', (time, expected) => {
  expect(isOpenDay(inLima(time), 'opening-hours')).toBe(expected)
})

test.each([
  ['within the hour', '2026-11-18T10:00', '2026-11-18T10:09', false],
  ['within the hour', '2026-11-18T10:00', '2026-11-18T10:10', true],
  ['just before closing', '2026-11-18T17:55', '2026-11-18T18:05', false],
  ['just before closing', '2026-11-18T17:55', '2026-11-19T09:04', false],
  ['just before closing', '2026-11-18T17:55', '2026-11-19T09:05', true],
  ['at night', '2026-11-18T22:00', '2026-11-19T09:09', false],
  ['at night', '2026-11-18T22:00', '2026-11-19T09:10', true],
  ['on a holiday', '2026-10-08T11:00', '2026-10-09T09:09', false],
  ['on a holiday', '2026-10-08T11:00', '2026-10-09T09:10', true],
])('a lead received %s at %s is overdue at %s: %s', (_when, receivedAt, now, expected) => {
  expect(isOverdueAnswer(inLima(receivedAt), inLima(now), 'opening-hours')).toBe(expected)
})

test('counts every minute if staff are notified at any time', () => {
  expect(isOverdueAnswer(inLima('2026-11-22T03:00'), inLima('2026-11-22T03:10'), 'always')).toBe(true)
})

test('notifies the owner of a new lead, or the managers if it has none', () => {
  expect(newLeadRecipients({ owner: 'rosa', managers: ['carla'] })).toEqual(['rosa'])
  expect(newLeadRecipients({ owner: null, managers: ['carla'] })).toEqual(['carla'])
})

test.each([
  ['the next member and the managers', 'rosa', ['rosa', 'luis', 'ana'], ['carla'], ['luis', 'carla']],
  ['the first member after the last one', 'ana', ['rosa', 'luis', 'ana'], ['carla'], ['rosa', 'carla']],
  ['only the managers if the owner is alone', 'rosa', ['rosa'], ['carla'], ['carla']],
  ['a manager once', 'rosa', ['rosa', 'carla'], ['carla'], ['carla']],
  ['only the next member if the owner is the only manager', 'carla', ['carla', 'rosa'], ['carla'], ['rosa']],
  ['only the managers if there is no owner', null, ['rosa'], ['carla'], ['carla']],
])('an unanswered lead notifies %s', (_who, owner, team, managers, expected) => {
  expect(overdueRecipients({ owner, team, managers })).toEqual(expected)
})
