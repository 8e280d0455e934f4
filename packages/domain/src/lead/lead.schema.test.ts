import { expect, test } from 'vitest'
import { isPhoneNumber } from '../phone/server-phone-check'
import { leadInput } from './lead.schema'

const schema = leadInput({ isPhoneNumber, today: () => '2026-11-15' })

const lead = {
  kind: 'contact',
  firstName: 'Rosa',
  lastName: 'Quispe',
  email: 'rosa@example.test',
  phone: '+51987654321',
  project: 'santorini',
  locale: 'es',
  acceptsTerms: true,
  acceptsMarketing: false,
  consentVersions: { terms: '2026-01', marketing: '2026-02' },
}
const appointment = { date: '2026-11-16', timeOfDay: 'morning', meetingPlace: 'office' }

const errorsOf = (values: object) => {
  const result = schema.safeParse(values)
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test('removes control characters from the values of a quote', () => {
  const quote = { lot: 'A-\u000001', price: '19 425\t', down: '', months: '', start: '', day: '5' }
  expect(schema.parse({ ...lead, quote }).quote).toMatchObject({ lot: 'A-01', price: '19 425' })
})

test('accepts a lead with only the required fields', () => {
  expect(schema.parse(lead)).toMatchObject({ ...lead, document: undefined, appointment: undefined })
})

test.each([
  [{ firstName: '' }, 'firstName: lead.firstName.required'],
  [{ firstName: '  \n ' }, 'firstName: lead.firstName.required'],
  [{ firstName: undefined }, 'firstName: lead.firstName.required'],
  [{ firstName: 'x'.repeat(81) }, 'firstName: lead.firstName.tooLong'],
  [{ lastName: '' }, 'lastName: lead.lastName.required'],
  [{ email: '' }, 'email: lead.email.required'],
  [{ email: 'rosa@' }, 'email: lead.email.invalid'],
  [{ email: 'rosa@example.test\r\nBcc: x@example.test' }, 'email: lead.email.invalid'],
  [{ phone: '' }, 'phone: lead.phone.required'],
  [{ phone: '987654321' }, 'phone: lead.phone.invalid'],
  [{ phone: '+5198765432100000' }, 'phone: lead.phone.invalid'],
  [{ project: '' }, 'project: lead.project.required'],
  [{ project: '../x' }, 'project: lead.project.unknown'],
  [{ acceptsTerms: false }, 'acceptsTerms: lead.acceptsTerms.required'],
  [{ acceptsMarketing: undefined }, 'acceptsMarketing: lead.acceptsMarketing.invalid'],
  [{ consentVersions: undefined }, 'consentVersions: submission.consentVersion.invalid'],
  [{ kind: 'other' }, 'kind: lead.kind.invalid'],
  [{ locale: 'fr' }, 'locale: submission.locale.invalid'],
  [{ documentTypeId: 1 }, 'document: lead.document.required'],
  [{ document: '12345678' }, 'documentTypeId: lead.documentTypeId.required'],
  [{ documentTypeId: 3, document: '12345678' }, 'documentTypeId: lead.documentTypeId.required'],
  [{ documentTypeId: 1, document: '1234567' }, 'document: lead.document.dni'],
  [{ documentTypeId: 2, document: 'AB12' }, 'document: lead.document.passport'],
  [{ kind: 'appointment' }, 'appointment.date: lead.appointment.date.required'],
  [
    { kind: 'appointment', appointment: { ...appointment, date: '2026-11-14' } },
    'appointment.date: lead.appointment.date.tooSoon',
  ],
  [
    { kind: 'appointment', appointment: { ...appointment, date: '2026-11-15' } },
    'appointment.date: lead.appointment.date.tooSoon',
  ],
  [{ message: 'x'.repeat(1001) }, 'message: lead.message.tooLong'],
  [{ message: 7 }, 'message: lead.message.invalid'],
  [
    { kind: 'appointment', appointment: { ...appointment, date: '2026-02-30' } },
    'appointment.date: lead.appointment.date.invalid',
  ],
  [
    { kind: 'appointment', appointment: { ...appointment, timeOfDay: 'night' } },
    'appointment.timeOfDay: lead.appointment.timeOfDay.invalid',
  ],
  [{ attribution: { utmSource: 'x'.repeat(201) } }, 'attribution.utmSource: attribution.tooLong'],
])('rejects %j with the error %s', (changes, key) => {
  expect(errorsOf({ ...lead, ...changes })[0]).toBe(key)
})

test.each([
  [
    { documentTypeId: '', document: '' },
    { documentTypeId: undefined, document: undefined },
  ],
  [
    { documentTypeId: '1', document: '1234 5678' },
    { documentTypeId: 1, document: '12345678' },
  ],
  [
    { documentTypeId: 2, document: 'ab-123456' },
    { documentTypeId: 2, document: 'AB123456' },
  ],
  [{ firstName: ' Rosa\u0000 \n María ' }, { firstName: 'Rosa María' }],
  [{ phone: '+51 987-654-321' }, { phone: '+51987654321' }],
  [{ message: '  \n ' }, { message: undefined }],
  [{ message: ' Hola.\r\n¿Tienen mapa?\u0000 ' }, { message: 'Hola.\n¿Tienen mapa?' }],
  [{ project: 'general' }, { project: 'general' }],
  [{ kind: 'appointment', appointment }, { appointment }],
  [{ kind: 'contact', appointment }, { appointment: undefined }],
])('parses %j as %j', (changes, expected) => {
  expect(schema.parse({ ...lead, ...changes })).toMatchObject(expected)
})

test('reports errors of single fields and of related fields together', () => {
  expect(errorsOf({ ...lead, firstName: '', acceptsTerms: false, documentTypeId: 1, kind: 'appointment' })).toEqual([
    'firstName: lead.firstName.required',
    'acceptsTerms: lead.acceptsTerms.required',
    'document: lead.document.required',
    'appointment.date: lead.appointment.date.required',
  ])
})
