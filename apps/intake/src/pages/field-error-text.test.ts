import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appointmentBooking } from '@app/domain/appointment/appointment-booking.schema'
import { complaintInput, complaintLookup } from '@app/domain/complaint/complaint.schema'
import { leadInput } from '@app/domain/lead/lead.schema'
import { privacyRequestInput } from '@app/domain/privacy/privacy-request.schema'
import { quoteProblems } from '@app/domain/quote/quote-terms'
import { referralInput } from '@app/domain/referral/referral.schema'
import { referralLookup } from '@app/domain/referral/referral-lookup.schema'
import { fieldErrors } from '@app/domain/submission/field-errors'
import { schemaKeys } from '@app/domain/submission/schema-keys.fixture'
import { waitingInput } from '@app/domain/waiting-list/waiting-list.schema'
import { describe, expect, test } from 'vitest'
import { fieldErrorText } from './field-error-text'

const findOwnKeys = () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const quotedKeys = sources.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(
        /'(?:form|submission|lead|complaint|complaintStatus|quote|referralStatus|referralInvitation|appointment|waiting)\.[a-zA-Z.]+'/g,
      ) ?? [],
  )
  return [...new Set(quotedKeys.map((quotedKey) => quotedKey.slice(1, -1)))].sort()
}

describe('the error messages of the intake', () => {
  test.each(findOwnKeys())('contain the key %s in both languages', (key) => {
    expect(fieldErrors.es).toHaveProperty([key])
    expect(fieldErrors.en).toHaveProperty([key])
  })
})

test('no error message is unused', () => {
  const context = { isPhoneNumber: () => false, today: () => '2026-11-15' }
  const schemas = [
    leadInput(context),
    referralInput(context),
    referralLookup,
    complaintInput(context),
    complaintLookup,
    privacyRequestInput(context),
    appointmentBooking(context),
    waitingInput,
  ]
  const usedKeys = new Set<string>([...schemas.flatMap(schemaKeys), ...findOwnKeys(), ...quoteProblems])
  expect(Object.keys(fieldErrors.es).filter((key) => !usedKeys.has(key))).toEqual([])
})

test('names the checkbox in the error about the terms and conditions of a referral', () => {
  expect(fieldErrorText('referral.acceptsTerms.required', 'es')).toBe('Falta marcar: la aceptación de los términos.')
  expect(fieldErrorText('referral.acceptsTerms.required', 'en')).toBe('Please tick this box: you accept the terms.')
})

test('returns a generic message for an unknown key', () => {
  expect(fieldErrorText('unknown.key', 'en')).toBe('There is something we cannot read. Please check the form.')
})
