import { expect, test } from 'vitest'
import { appointmentBooking } from '../appointment/appointment-booking.schema'
import { complaintInput, complaintLookup } from '../complaint/complaint.schema'
import { leadInput } from '../lead/lead.schema'
import { privacyRequestInput } from '../privacy/privacy-request.schema'
import { referralInput } from '../referral/referral.schema'
import { referralLookup } from '../referral/referral-lookup.schema'
import { waitingInput } from '../waiting-list/waiting-list.schema'
import { type FieldErrorKey, fieldErrors, fillPlaceholders } from './field-errors'
import { schemaKeys } from './schema-keys.fixture'

const { es, en } = fieldErrors
const context = { isPhoneNumber: () => false, today: () => '2026-11-15' }
const schemaErrorKeys = [
  leadInput(context),
  referralInput(context),
  referralLookup,
  complaintInput(context),
  complaintLookup,
  privacyRequestInput(context),
  appointmentBooking(context),
  waitingInput,
].flatMap(schemaKeys)

test('defines the same keys in both languages', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es))
})

test('defines a message for every key of the schemas', () => {
  expect(schemaErrorKeys.length).toBeGreaterThan(80)
  expect(schemaErrorKeys.filter((key) => !Object.hasOwn(es, key))).toEqual([])
})

test('defines every message in both languages, with the same placeholders', () => {
  const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of Object.keys(es) as FieldErrorKey[]) {
    expect(es[key].trim(), key).not.toBe('')
    expect(placeholdersOf(en[key]), key).toEqual(placeholdersOf(es[key]))
  }
})

test.each([
  ['lead.firstName.required', 'Nombre es requerido', 'First name is required'],
  ['lead.lastName.required', 'Apellido es requerido', 'Last name is required'],
  ['lead.email.required', 'Correo es requerido', 'E-mail is required'],
  ['lead.email.invalid', 'Correo inválido', 'Invalid e-mail'],
  ['lead.phone.required', 'Por favor, ingresa un número de teléfono válido.', 'Please enter a valid phone number.'],
  ['lead.project.required', 'Proyecto es requerido', 'Project is required'],
  ['lead.acceptsTerms.required', 'Debes aceptar los términos', 'You must accept the terms'],
  ['referral.email.invalid', 'Correo inválido', 'Invalid e-mail'],
  ['referral.phone.required', 'Por favor, ingresa tu número de teléfono.', 'Please enter your phone number.'],
  [
    'referral.referred.firstName.required',
    'Por favor, ingresa el nombre del referido.',
    "Please enter the referral's first name.",
  ],
  [
    'referral.referred.lastName.required',
    'Por favor, ingresa los apellidos del referido.',
    "Please enter the referral's last name.",
  ],
  [
    'referral.referred.documentTypeId.required',
    'Por favor, selecciona un documento para el referido.',
    'Please select a document for the referral.',
  ],
  [
    'referral.referred.document.required',
    'Por favor, ingresa el número de documento del referido.',
    "Please enter the referral's ID number.",
  ],
  [
    'referral.referred.phone.required',
    'Por favor, ingresa el número de teléfono del referido.',
    "Please enter the referral's phone number.",
  ],
] as const)('uses the message of the specification for %s in both languages', (key, spanish, english) => {
  expect(es[key]).toBe(spanish)
  expect(en[key]).toBe(english)
})

test('keeps a placeholder without a value', () => {
  expect(fillPlaceholders('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
