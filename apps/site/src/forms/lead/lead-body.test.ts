import { limaDateOf } from '@app/domain/calendar/lima-date'
import { leadInput } from '@app/domain/lead/lead.schema'
import { beforeAll, expect, test } from 'vitest'
import { isPhoneNumber, loadPhoneEngine } from '../fields/phone-check'
import { validate } from '../submission/validate'
import { type LeadSetting, leadBody } from './lead-body'
import type { LeadFields } from './lead-fields'

beforeAll(loadPhoneEngine)

const setting: LeadSetting = {
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
const keysOf = (body: unknown) => validate(schema, body).map(({ key }) => key)

test("builds a body that the server's schema accepts", () => {
  const body = leadBody(fields, setting, { landingPage: '/' })
  expect(schema.parse(body)).toMatchObject({
    kind: 'contact',
    phone: '+51900000123',
    project: 'santorini',
    visit: undefined,
  })
})

test('reports one error per required field of an empty form', () => {
  const empty = { ...fields, firstName: '', lastName: '', email: '', phone: '', acceptsTerms: false }
  expect(keysOf(leadBody(empty, { ...setting, project: null }, undefined))).toEqual([
    'lead.firstName.required',
    'lead.lastName.required',
    'lead.email.required',
    'lead.phone.required',
    'lead.project.required',
    'lead.acceptsTerms.required',
  ])
})

test('requires document type and number together', () => {
  expect(keysOf(leadBody({ ...fields, documentTypeId: '1' }, setting, undefined))).toEqual(['lead.document.required'])
  expect(keysOf(leadBody({ ...fields, document: '12345678' }, setting, undefined))).toEqual([
    'lead.documentTypeId.required',
  ])
  expect(keysOf(leadBody({ ...fields, documentTypeId: '1', document: '1234' }, setting, undefined))).toEqual([
    'lead.document.dni',
  ])
})

test('requires the details of a requested appointment', () => {
  const body = leadBody(
    { ...fields, kind: 'visit', visit: { date: '', timeOfDay: '', meetingPlace: '' } },
    setting,
    undefined,
  )
  expect(body.kind).toBe('visit')
  expect(keysOf(body)).toEqual([
    'lead.visit.date.required',
    'lead.visit.timeOfDay.required',
    'lead.visit.meetingPlace.required',
  ])
})

test('does not send the details of an appointment that was deselected', () => {
  expect(leadBody({ ...fields, visit: { date: limaDateOf(new Date()) } }, setting, undefined).visit).toBeUndefined()
})

test('sends a message together with its subject', () => {
  expect(schema.parse(leadBody({ ...fields, message: ' Hola. ' }, setting, undefined))).toMatchObject({
    kind: 'contact',
    message: 'Hola.',
  })
})

test('keeps the kind of a waiting list', () => {
  expect(leadBody(fields, { ...setting, variant: 'waiting-list', project: 'killa' }, undefined).kind).toBe(
    'waiting-list',
  )
})
