import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { complaintInput, complaintLookup } from '@sillar/domain/complaint/complaint.schema'
import { leadInput } from '@sillar/domain/lead/lead.schema'
import { referralInput } from '@sillar/domain/referral/referral.schema'
import { expect, test } from 'vitest'
import en from './en.json'
import es from './es.json'
import { schemaKeys } from './schema-keys.fixture'
import { errorText, translator } from './translate'

const context = { isPhoneNumber: () => false, today: () => '2026-11-15' }
const ofSchemas = [leadInput(context), referralInput(context), complaintInput(context), complaintLookup].flatMap(
  schemaKeys,
)

/** What the server alone can find out. */
const ofServer = [
  'complaint.attachment.empty',
  'complaint.attachment.tooBig',
  'complaint.attachment.type',
  'complaintStatus.notFound',
  'form.invalid',
  'form.proof.invalid',
  'form.tooFast',
  'form.tooLarge',
  'lead.project.unknown',
  'submission.key.invalid',
]

const folder = fileURLToPath(new URL('..', import.meta.url))
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => readFileSync(folder + file, 'utf8'))
  .join('\n')

/** Keys as they stand in the code; a key with a variable part (`…${value}`) stands for all that fit it. */
const literals = new Set(Array.from(source.matchAll(/'([\w.-]+)'/g), ([, key]) => key))
const patterns = Array.from(source.matchAll(/t\(`([^`]+)`/g), ([, template = '']) => {
  const parts = template.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
})

test('both languages have the same keys', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort())
})

test('every key of the schemas and of the server has a text', () => {
  expect(ofSchemas.length).toBeGreaterThan(80)
  expect([...ofSchemas, ...ofServer].filter((key) => !Object.hasOwn(es, key))).toEqual([])
})

test('every text is used', () => {
  const known = new Set([...ofSchemas, ...ofServer])
  const unused = Object.keys(es).filter(
    (key) => !known.has(key) && !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})

test('no text is empty, and both languages fill the same marks', () => {
  const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of Object.keys(es) as (keyof typeof es)[]) {
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
  ['complaint.sent', 'Tu reclamo fue registrado'],
  ['complaint.failed', 'No pudimos registrar tu reclamo. Intenta nuevamente.'],
  ['complaint.head.loading', 'Cargando número de reclamo...'],
] as const)('%s is said in the words of the specification', (key, words) => {
  expect(translator('es')(key)).toBe(words)
})

test.each([
  ['referral.referred.firstName.required', "Please enter the referral's first name."],
  ['referral.referred.lastName.required', "Please enter the referral's last name."],
  ['referral.referred.documentTypeId.required', 'Please select a document for the referral.'],
  ['referral.referred.document.required', "Please enter the referral's ID number."],
  ['referral.referred.phone.required', "Please enter the referral's phone number."],
  ['referral.phone.required', 'Please enter your phone number.'],
] as const)('%s is said in the words of the specification, in English', (key, words) => {
  expect(translator('en')(key)).toBe(words)
})

test('marks are filled, and a key nobody knows still gets a sentence', () => {
  expect(translator('es')('form.summary.many', { count: 3 })).toBe('Revisa 3 campos para continuar')
  expect(errorText(translator('en'), 'made.up')).toBe('Please check this field.')
})
