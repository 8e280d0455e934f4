import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visitBooking } from '@sillar/domain/appointment/visit-booking.schema'
import { complaintInput, complaintLookup } from '@sillar/domain/complaint/complaint.schema'
import { leadInput } from '@sillar/domain/lead/lead.schema'
import { privacyRequestInput } from '@sillar/domain/privacy/privacy-request.schema'
import { quoteProblems } from '@sillar/domain/quote/quote-terms'
import { referralInput } from '@sillar/domain/referral/referral.schema'
import { referralLookup } from '@sillar/domain/referral/referral-lookup.schema'
import { fieldErrors } from '@sillar/domain/submission/field-errors'
import { schemaKeys } from '@sillar/domain/submission/schema-keys.fixture'
import { describe, expect, test } from 'vitest'
import { fieldErrorText } from './field-error-text'

/** Keys that the server itself names, in any file of this app. */
const ownKeys = () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const found = sources.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(
        /'(?:form|submission|lead|complaint|complaintStatus|quote|referralStatus|referralInvitation|visit)\.[a-zA-Z.]+'/g,
      ) ?? [],
  )
  return [...new Set(found.map((quoted) => quoted.slice(1, -1)))].sort()
}

describe('every error the server names has a sentence in both languages', () => {
  test.each(ownKeys())('%s', (key) => {
    expect(fieldErrors.es).toHaveProperty([key])
    expect(fieldErrors.en).toHaveProperty([key])
  })
})

test('the table holds no sentence that nobody can get', () => {
  const context = { isPhoneNumber: () => false, today: () => '2026-11-15' }
  const schemas = [
    leadInput(context),
    referralInput(context),
    referralLookup,
    complaintInput(context),
    complaintLookup,
    privacyRequestInput(context),
    visitBooking(context),
  ]
  const known = new Set<string>([...schemas.flatMap(schemaKeys), ...ownKeys(), ...quoteProblems])
  expect(Object.keys(fieldErrors.es).filter((key) => !known.has(key))).toEqual([])
})

test('the referral without accepted terms says which box is meant', () => {
  expect(fieldErrorText('referral.acceptsTerms.required', 'es')).toBe('Falta marcar: la aceptación de los términos.')
  expect(fieldErrorText('referral.acceptsTerms.required', 'en')).toBe('Please tick this box: you accept the terms.')
})

test('a key nobody foresaw still gives a sentence', () => {
  expect(fieldErrorText('nobody.knows', 'en')).toBe('There is something we cannot read. Please check the form.')
})
