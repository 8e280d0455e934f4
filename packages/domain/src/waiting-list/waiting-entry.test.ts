import { expect, test } from 'vitest'
import { entryExpiry, lineOf, lotNotices, positionInLine, type WaitingState } from './waiting-entry'

const entry = (id: string, state: WaitingState, confirmed: string | null) => ({
  id,
  state,
  confirmedAt: confirmed === null ? null : new Date(`2026-11-18T${confirmed}:00Z`),
})

const entries = [
  entry('late', 'waiting', '15:00'),
  entry('unconfirmed', 'unconfirmed', null),
  entry('first', 'waiting', '09:00'),
  entry('left', 'left', '08:00'),
  entry('second', 'waiting', '10:30'),
  entry('told', 'notified', '07:00'),
]

test('puts people in line in the order of their confirmation', () => {
  expect(lineOf(entries).map(({ id }) => id)).toEqual(['first', 'second', 'late'])
})

test('keeps the order of people who confirmed at the same time', () => {
  const same = [entry('b', 'waiting', '09:00'), entry('a', 'waiting', '09:00')]
  expect(lineOf(same).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(lineOf(same.toReversed()).map(({ id }) => id)).toEqual(['a', 'b'])
})

test.each([
  ['first', 1],
  ['second', 2],
  ['late', 3],
  ['unconfirmed', undefined],
  ['left', undefined],
  ['told', undefined],
])('gives the entry "%s" the position %s', (id, position) => {
  expect(positionInLine(entries, id)).toBe(position)
})

test.each([
  ['held', []],
  ['free', ['first waiting-free', 'second waiting-free', 'late waiting-free']],
  ['sold', ['first waiting-sold', 'second waiting-sold', 'late waiting-sold']],
] as const)('when the lot is %s, queues the mails %j', (state, notices) => {
  expect(lotNotices(entries, state).map(({ id, mail }) => `${id} ${mail}`)).toEqual(notices)
})

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const dates = { createdAt: at('2026-01-10'), confirmedAt: null, notifiedAt: null, endedAt: null }

test.each([
  ['unconfirmed', {}, '2026-01-17'],
  ['waiting', { confirmedAt: at('2026-01-12') }, '2027-01-12'],
  ['waiting', { confirmedAt: at('2026-01-12'), notifiedAt: at('2026-06-01') }, '2027-06-01'],
  ['left', { confirmedAt: at('2026-01-12'), endedAt: at('2026-02-01') }, '2027-02-01'],
  ['left', {}, '2027-01-10'],
] as const)('an entry in the state %s with %j expires on %s', (state, events, day) => {
  expect(entryExpiry({ ...dates, ...events, state })).toEqual(at(day))
})

test('an entry expires after the number of months in the settings', () => {
  expect(entryExpiry({ ...dates, state: 'waiting', confirmedAt: at('2026-01-12') }, 6)).toEqual(at('2026-07-12'))
})
