import { expect, test } from 'vitest'
import { appointmentObservation } from './appointment-observation'

test.each([
  [undefined, ''],
  [
    { date: '2026-12-03', timeOfDay: 'morning', meetingPlace: 'office' },
    'Solicita visita: 03/12/2026, por la mañana, en la oficina.',
  ],
  [
    { date: '2027-01-05', timeOfDay: 'afternoon', meetingPlace: 'site' },
    'Solicita visita: 05/01/2027, por la tarde, en el proyecto.',
  ],
  [{ date: '2027-01-05', timeOfDay: undefined, meetingPlace: undefined }, 'Solicita visita: 05/01/2027.'],
  [{ date: '2027-01-05', timeOfDay: undefined, meetingPlace: 'site' }, 'Solicita visita: 05/01/2027, en el proyecto.'],
] as const)('formats the appointment request %j as %j', (appointment, text) => {
  expect(appointmentObservation(appointment)).toBe(text)
})
