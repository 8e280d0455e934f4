import { expect, test } from 'vitest'
import { formatCallTime, nextCall } from './next-call'

// 16 November 2026 is a Monday.
const limaTime = (text: string) => new Date(`${text}:00-05:00`)

test.each([
  ['2026-11-16T10:00', 'hoy entre las 10:00 y las 11:00', 'during opening hours'],
  ['2026-11-16T15:07', 'hoy entre las 15:15 y las 16:15', 'rounded to 15 minutes'],
  ['2026-11-16T17:00', 'hoy entre las 17:00 y las 18:00', 'in the last hour'],
  ['2026-11-16T17:01', 'el martes 17 de noviembre entre las 9:00 y las 10:00', 'too late for today'],
  ['2026-11-16T23:59', 'el martes 17 de noviembre entre las 9:00 y las 10:00', 'at night'],
  ['2026-11-17T00:00', 'hoy entre las 9:00 y las 10:00', 'before opening time'],
  ['2026-11-21T11:30', 'hoy entre las 11:30 y las 12:30', 'on Saturday morning'],
  ['2026-11-21T12:30', 'el lunes 23 de noviembre entre las 9:00 y las 10:00', 'too late on Saturday'],
  ['2026-11-22T10:00', 'el lunes 23 de noviembre entre las 9:00 y las 10:00', 'on Sunday'],
  ['2026-12-25T10:00', 'el sábado 26 de diciembre entre las 9:00 y las 10:00', 'on Christmas'],
  ['2026-12-07T18:00', 'el jueves 10 de diciembre entre las 9:00 y las 10:00', 'before two holidays'],
])('promises a lead sent at %s a call "%s" (%s)', (sentAt, text) => {
  const slot = nextCall(limaTime(sentAt))
  expect(slot && formatCallTime(slot, 'es')).toBe(text)
})

test('formats the next call in English', () => {
  const textFor = (sentAt: string) => {
    const slot = nextCall(limaTime(sentAt))
    return slot && formatCallTime(slot, 'en')
  }
  expect(textFor('2026-11-16T10:00')).toBe('today between 10:00 and 11:00')
  expect(textFor('2026-11-22T10:00')).toBe('on Monday 23 November between 9:00 and 10:00')
})

test('returns undefined if the office never opens', () => {
  expect(nextCall(limaTime('2026-11-16T10:00'), {})).toBeUndefined()
})
