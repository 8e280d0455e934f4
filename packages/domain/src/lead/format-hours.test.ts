import { expect, test } from 'vitest'
import { formatHours } from './format-hours'

test('joins consecutive days with the same hours and lists closed days last', () => {
  expect(formatHours('es')).toEqual([
    { days: 'lunes a viernes', hours: '9:00 a 18:00' },
    { days: 'sábado', hours: '9:00 a 13:00' },
    { days: 'domingo y feriados', hours: 'cerrado' },
  ])
  expect(formatHours('en')[0]).toEqual({ days: 'Monday to Friday', hours: '9:00 to 18:00' })
})

test('starts a new row after a closed day in the middle of the week', () => {
  const [nine, six] = [9 * 60, 18 * 60]
  const rows = formatHours('es', { 1: [nine, six], 3: [nine, six] })
  expect(rows.map(({ days }) => days)).toEqual([
    'lunes',
    'miércoles',
    'martes, jueves, viernes, sábado, domingo y feriados',
  ])
})
