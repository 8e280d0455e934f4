import { expect, test } from 'vitest'
import { complaintInput, complaintLookup } from '../complaint/complaint.schema'
import { leadInput } from '../lead/lead.schema'
import { referralInput } from '../referral/referral.schema'
import { type FieldErrorKey, fieldErrors, fillMarks } from './field-errors'
import { schemaKeys } from './schema-keys.fixture'

const { es, en } = fieldErrors
const context = { isPhoneNumber: () => false, today: () => '2026-11-15' }
const ofSchemas = [leadInput(context), referralInput(context), complaintInput(context), complaintLookup].flatMap(
  schemaKeys,
)

test('both languages have the same keys', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es))
})

test('every key of the schemas has a sentence', () => {
  expect(ofSchemas.length).toBeGreaterThan(80)
  expect(ofSchemas.filter((key) => !Object.hasOwn(es, key))).toEqual([])
})

test('no sentence is empty, and both languages fill the same marks', () => {
  const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of Object.keys(es) as FieldErrorKey[]) {
    expect(es[key].trim(), key).not.toBe('')
    expect(marks(en[key]), key).toEqual(marks(es[key]))
  }
})

test.each([
  ['lead.firstName.required', 'Nombre es requerido'],
  ['lead.lastName.required', 'Apellido es requerido'],
  ['lead.email.required', 'Correo es requerido'],
  ['lead.email.invalid', 'Correo inválido'],
  ['lead.phone.required', 'Por favor, ingresa un número de teléfono válido.'],
  ['lead.project.required', 'Proyecto es requerido'],
  ['lead.acceptsTerms.required', 'Debes aceptar los términos'],
  ['referral.email.invalid', 'Correo inválido'],
] as const)('%s is said in the words of the specification', (key, words) => {
  expect(es[key]).toBe(words)
})

test.each([
  ['referral.referred.firstName.required', "Please enter the referral's first name."],
  ['referral.referred.lastName.required', "Please enter the referral's last name."],
  ['referral.referred.documentTypeId.required', 'Please select a document for the referral.'],
  ['referral.referred.document.required', "Please enter the referral's ID number."],
  ['referral.referred.phone.required', "Please enter the referral's phone number."],
  ['referral.phone.required', 'Please enter your phone number.'],
] as const)('%s is said in the words of the specification, in English', (key, words) => {
  expect(en[key]).toBe(words)
})

test('a mark without a value stays readable', () => {
  expect(fillMarks('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
