import { limaDateOf } from '@app/domain/calendar/lima-date'
import { leadInput } from '@app/domain/lead/lead.schema'
import { beforeAll, expect, test } from 'vitest'
import { isPhoneNumber, loadPhoneEngine } from '../fields/phone-check'
import { validate } from '../submission/validate'
import { type LeadContext, leadBody } from './lead-body'
import type { LeadFields } from './lead-fields'

beforeAll(loadPhoneEngine)

const context: LeadContext = {
  locale: 'es',
  variant: 'contact',
  project: 'santorini',
  isQuestion: false,
  consentVersions: { terms: '1', marketing: '2' },
}
const fields: LeadFields = {
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'lucia@correo.pe',
  phone: '900 000 123',
  documentTypeId: '',
  document: '',
  kind: false,
  acceptsTerms: true,
  acceptsMarketing: false,
  website: '',
}
const schema = leadInput({ isPhoneNumber, today: () => '2026-11-15' })
const errorKeys = (body: unknown) => validate(schema, body).map(({ key }) => key)

test("builds a body that the server's schema accepts", () => {
  const body = leadBody(fields, context, { landingPage: '/' })
  expect(schema.parse(body)).toMatchObject({
    kind: 'contact',
    phone: '+51900000123',
    project: 'santorini',
    appointment: undefined,
  })
})

test('reports exactly one error for each required field of an empty form', () => {
  const emptyFields = { ...fields, firstName: '', lastName: '', email: '', phone: '', acceptsTerms: false }
  expect(errorKeys(leadBody(emptyFields, { ...context, project: null }, undefined))).toEqual([
    'lead.firstName.required',
    'lead.lastName.required',
    'lead.email.required',
    'lead.phone.required',
    'lead.project.required',
    'lead.acceptsTerms.required',
  ])
})

test('requires a document number with a document type, and a type with a number', () => {
  expect(errorKeys(leadBody({ ...fields, documentTypeId: '1' }, context, undefined))).toEqual([
    'lead.document.required',
  ])
  expect(errorKeys(leadBody({ ...fields, document: '12345678' }, context, undefined))).toEqual([
    'lead.documentTypeId.required',
  ])
  expect(errorKeys(leadBody({ ...fields, documentTypeId: '1', document: '1234' }, context, undefined))).toEqual([
    'lead.document.dni',
  ])
})

test('requires only the date of a requested appointment', () => {
  const body = leadBody(
    { ...fields, kind: 'appointment', appointment: { date: '', timeOfDay: '', meetingPlace: '' } },
    context,
    undefined,
  )
  expect(body.kind).toBe('appointment')
  expect(errorKeys(body)).toEqual(['lead.appointment.date.required'])
})

test('does not send the details of an appointment that was deselected', () => {
  expect(
    leadBody({ ...fields, appointment: { date: limaDateOf(new Date()) } }, context, undefined).appointment,
  ).toBeUndefined()
})

test('sends the trimmed message of a contact request', () => {
  expect(schema.parse(leadBody({ ...fields, message: ' Hola. ' }, context, undefined))).toMatchObject({
    kind: 'contact',
    message: 'Hola.',
  })
})

test('sends the request for a sold-out building as a waiting list entry', () => {
  expect(leadBody(fields, { ...context, variant: 'waiting-list', project: 'killa' }, undefined).kind).toBe(
    'waiting-list',
  )
})
