import { expect, test } from 'vitest'
import type { Weekday } from './appointment-place.schema'
import { formatWeek } from './format-week'

const hoursOn = (days: Weekday[], from: string, to: string) => days.map((weekday) => ({ weekday, from, to }))
const workdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

test('joins days with the same hours and the same break into one line', () => {
  const hours = [
    ...hoursOn(workdays, '14:00', '18:00'),
    ...hoursOn(workdays, '09:00', '13:00'),
    ...hoursOn(['saturday'], '09:00', '13:00'),
  ]
  expect(formatWeek(hours, 'es')).toEqual(['lunes a viernes, 9:00–13:00 y 14:00–18:00', 'sábado, 9:00–13:00'])
  expect(formatWeek(hours, 'en')).toEqual(['Monday to Friday, 9:00–13:00 and 14:00–18:00', 'Saturday, 9:00–13:00'])
})

test('starts a new line after a closed day and returns no lines without hours', () => {
  expect(formatWeek(hoursOn(['monday', 'wednesday', 'sunday'], '10:00', '12:00'), 'es')).toEqual([
    'lunes, 10:00–12:00',
    'miércoles, 10:00–12:00',
    'domingo, 10:00–12:00',
  ])
  expect(formatWeek([], 'es')).toEqual([])
})
