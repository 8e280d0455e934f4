import { describe, expect, test } from 'vitest'
import { countDays, deadlineOf, deadlineSentence } from './days-left'

describe('the deadline of a complaint', () => {
  test.each([
    // A complaint filed on Thursday 29 October 2026 is due on Thursday 19 November, after 15 business days.
    ['2026-11-16', '2026-11-19', 'near', 3],
    ['2026-11-11', '2026-11-19', 'calm', 6],
    ['2026-11-12', '2026-11-19', 'near', 5],
    ['2026-11-18', '2026-11-19', 'near', 1],
    ['2026-11-19', '2026-11-19', 'today', 0],
    ['2026-11-20', '2026-11-19', 'late', 1],
    // On the weekend after a Friday deadline the answer is late, although no business day has passed.
    ['2026-11-21', '2026-11-20', 'late', 0],
    ['2026-11-23', '2026-11-20', 'late', 1],
    // 8 and 9 December are holidays.
    ['2026-12-07', '2026-12-10', 'near', 1],
  ] as const)(
    'on %s, a complaint due on %s is "%s", %i days before or after the deadline',
    (today, dueOn, state, days) => {
      expect(deadlineOf(today, dueOn, 'business')).toEqual({ state, days })
    },
  )

  test('counts weekends if the rule uses calendar days', () => {
    expect(deadlineOf('2026-11-20', '2026-11-23', 'calendar')).toEqual({ state: 'near', days: 3 })
    expect(deadlineOf('2026-11-20', '2026-11-23', 'business')).toEqual({ state: 'near', days: 1 })
  })

  test('counts the day after filing as day 1', () => {
    expect(countDays('2026-10-29', '2026-10-30', 'business')).toBe(1)
    expect(countDays('2026-10-29', '2026-11-16', 'business')).toBe(12)
    expect(countDays('2026-10-29', '2026-10-29', 'business')).toBe(0)
  })
})

test.each([
  ['es', { state: 'near', days: 3 }, 'Quedan 3 días hábiles'],
  ['es', { state: 'near', days: 1 }, 'Queda 1 día hábil'],
  ['es', { state: 'today', days: 0 }, 'Vence hoy'],
  ['es', { state: 'late', days: 1 }, 'Venció hace 1 día hábil'],
  ['es', { state: 'late', days: 0 }, 'El plazo ya venció'],
  ['en', { state: 'calm', days: 9 }, '9 business days left'],
  ['en', { state: 'today', days: 0 }, 'Due today'],
  ['en', { state: 'late', days: 2 }, 'Late by 2 business days'],
  ['en', { state: 'near', days: 1 }, '1 business day left'],
  ['en', { state: 'late', days: 0 }, 'The deadline has passed'],
] as const)('in the language %s, formats %o as "%s"', (locale, deadline, sentence) => {
  expect(deadlineSentence(deadline, 'business', locale)).toBe(sentence)
})

test('does not call calendar days business days', () => {
  expect(deadlineSentence({ state: 'near', days: 3 }, 'calendar', 'es')).toBe('Quedan 3 días')
  expect(deadlineSentence({ state: 'late', days: 1 }, 'calendar', 'en')).toBe('Late by 1 day')
})
