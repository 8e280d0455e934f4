import { expect, test } from 'vitest'
import { es } from '@/i18n/messages/es'
import { textsFor } from '@/i18n/translator'
import { errorSentence } from './submission/form-scope'

test.each([
  ['complaint.sent', 'Tu reclamo fue registrado'],
  ['complaint.failed', 'No pudimos registrar tu reclamo. Intenta nuevamente.'],
  ['complaint.head.loading', 'Cargando número de reclamo...'],
] as const)('shows the exact text of the specification for %s', (key, expected) => {
  expect(es[key]).toBe(expected)
})

const englishOptions = {
  texts: textsFor('en', 'field', 'file', 'form', 'outbox', 'phone', 'receipt'),
  locale: 'en',
} as const

test('replaces the placeholder of an error message with the label of the field', () => {
  const errors = { 'referral.acceptsTerms.required': 'Please tick this box: {label}' }
  const options = { ...englishOptions, errors, errorValues: { label: 'I accept' } }
  expect(errorSentence('referral.acceptsTerms.required', options)).toBe('Please tick this box: I accept')
})

test.each(['made.up', 'constructor'])('returns a generic message for an unknown error key (%s)', (key) => {
  expect(errorSentence(key, { ...englishOptions, errors: {} })).toBe('Please check this field.')
})
