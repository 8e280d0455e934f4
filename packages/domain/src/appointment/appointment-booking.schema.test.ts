import { expect, test } from 'vitest'
import { appointmentBooking } from './appointment-booking.schema'

const schema = appointmentBooking({ isPhoneNumber: (text) => text.startsWith('+51') })
const body = {
  place: 'santorini',
  day: '2026-11-21',
  time: '10:00',
  firstName: 'Rosa',
  lastName: 'Quispe',
  email: 'rosa@example.test',
  phone: '+51987654321',
  locale: 'es',
  acceptsTerms: true,
  acceptsMarketing: false,
  consentVersions: { terms: '2026-01', marketing: '2026-02' },
}
const errorsOf = (changes: object) =>
  schema.safeParse({ ...body, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('accepts a booking with a person, an appointment place, a day and a time', () => {
  expect(schema.parse({ ...body, lot: ' ', project: 'coral', extra: 1 })).toEqual({
    ...body,
    lot: undefined,
    message: undefined,
    project: 'coral',
  })
})

test.each([
  [{ day: '' }, 'day: appointment.day.required'],
  [{ day: '2026-02-30' }, 'day: appointment.day.invalid'],
  [{ day: undefined }, 'day: appointment.day.required'],
  [{ time: undefined }, 'time: appointment.time.required'],
  [{ time: '25:00' }, 'time: appointment.time.invalid'],
  [{ time: '9:00' }, 'time: appointment.time.invalid'],
  [{ place: '' }, 'place: appointment.place.required'],
  [{ place: 'A B' }, 'place: appointment.place.unknown'],
  [{ lot: 'x'.repeat(13) }, 'lot: appointment.lot.tooLong'],
  [{ project: '../x' }, 'project: lead.project.unknown'],
  [{ acceptsTerms: false }, 'acceptsTerms: lead.acceptsTerms.required'],
  [{ email: 'rosa' }, 'email: lead.email.invalid'],
  [{ phone: '987' }, 'phone: lead.phone.invalid'],
  [{ firstName: 'www.x.com' }, 'firstName: lead.firstName.lettersOnly'],
])('rejects a booking with %j', (changes, error) => {
  expect(errorsOf(changes)).toContain(error)
})
