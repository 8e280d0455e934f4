import { expect, test } from 'vitest'
import { callInWords, nextCall } from './next-call'

// 16 November 2026 is a Monday.
const lima = (text: string) => new Date(`${text}:00-05:00`)

test.each([
  ['2026-11-16T10:00', 'hoy entre las 10:00 y las 11:00', 'open'],
  ['2026-11-16T15:07', 'hoy entre las 15:15 y las 16:15', 'rounded to 15 minutes'],
  ['2026-11-16T17:00', 'hoy entre las 17:00 y las 18:00', 'the last hour'],
  ['2026-11-16T17:01', 'el martes 17 de noviembre entre las 9:00 y las 10:00', 'too late for today'],
  ['2026-11-16T23:59', 'el martes 17 de noviembre entre las 9:00 y las 10:00', 'at night'],
  ['2026-11-17T00:00', 'hoy entre las 9:00 y las 10:00', 'before opening time'],
  ['2026-11-21T11:30', 'hoy entre las 11:30 y las 12:30', 'on Saturday morning'],
  ['2026-11-21T12:30', 'el lunes 23 de noviembre entre las 9:00 y las 10:00', 'on Saturday after noon'],
  ['2026-11-22T10:00', 'el lunes 23 de noviembre entre las 9:00 y las 10:00', 'on Sunday'],
  ['2026-12-25T10:00', 'el sábado 26 de diciembre entre las 9:00 y las 10:00', 'on Christmas'],
  ['2026-12-07T18:00', 'el jueves 10 de diciembre entre las 9:00 y las 10:00', 'before two holidays'],
])('sent at %s: %s (%s)', (sentAt, words) => {
  const slot = nextCall(lima(sentAt))
  expect(slot && callInWords(slot, 'es')).toBe(words)
})

test('formats in English', () => {
  const words = (sentAt: string) => {
    const slot = nextCall(lima(sentAt))
    return slot && callInWords(slot, 'en')
  }
  expect(words('2026-11-16T10:00')).toBe('today between 10:00 and 11:00')
  expect(words('2026-11-22T10:00')).toBe('on Monday 23 November between 9:00 and 10:00')
})

test('returns undefined if the office never opens', () => {
  expect(nextCall(lima('2026-11-16T10:00'), {})).toBeUndefined()
})
