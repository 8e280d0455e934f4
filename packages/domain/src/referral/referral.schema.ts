import * as z from 'zod/mini'
import { documentNumber, documentRules, documentTypeId } from '../person/identity-document.schema'
import { phoneNumber } from '../phone/phone-number'
import { crossFieldRule } from '../submission/cross-field-rule'
import { consentVersion, locale, type SchemaContext } from '../submission/submission.schema'
import { requiredEmail, requiredName, requiredTick } from '../submission/text-field'

export const MAX_REFERRED_PERSONS = 10

export const referredPerson = ({ isPhoneNumber }: SchemaContext) =>
  z
    .object({
      firstName: requiredName('referral.referred.firstName', { max: 80 }),
      lastName: requiredName('referral.referred.lastName', { max: 80 }),
      documentTypeId: documentTypeId('referral.referred'),
      document: documentNumber('referral.referred'),
      phone: phoneNumber('referral.referred.phone', isPhoneNumber),
    })
    .check(...documentRules('referral.referred', 'required'))

/** Builds the fields of the referrer, which are the first step of the form. */
export const referrer = ({ isPhoneNumber }: SchemaContext) => ({
  firstName: requiredName('referral.firstName', { max: 80 }),
  lastName: requiredName('referral.lastName', { max: 80 }),
  email: requiredEmail('referral.email'),
  phone: phoneNumber('referral.phone', isPhoneNumber),
  documentTypeId: documentTypeId('referral'),
  document: documentNumber('referral'),
})

type DocumentFields = { documentTypeId?: unknown; document?: unknown }
type ReferralDocuments = DocumentFields & { referred: DocumentFields[] }

const documentKey = ({ documentTypeId, document }: DocumentFields) =>
  typeof document === 'string' && document ? `${documentTypeId} ${document}` : undefined

/** Rejects a referred person who is the referrer or an earlier referred person, because each person counts once. */
function differentPersonRules(index: number) {
  const path = ['referred', index, 'document']
  const keyOf = (referred: DocumentFields[] | undefined) => documentKey(referred?.[index] ?? {})
  return [
    crossFieldRule<ReferralDocuments>({
      path,
      key: 'referral.referred.document.own',
      isValid: ({ referred, ...referrer }) => !keyOf(referred) || keyOf(referred) !== documentKey(referrer),
    }),
    crossFieldRule<ReferralDocuments>({
      path,
      key: 'referral.referred.document.repeated',
      isValid: ({ referred }) =>
        !keyOf(referred) || !referred?.slice(0, index).some((person) => documentKey(person) === keyOf(referred)),
    }),
  ]
}

/** Builds the schema of a referral. It may have no referred people, because staff can ask the referrer for the names. */
export const referralInput = (context: SchemaContext) =>
  z
    .object({
      ...referrer(context),
      referred: z
        .array(referredPerson(context), 'referral.referred.required')
        .check(z.maxLength(MAX_REFERRED_PERSONS, 'referral.referred.tooMany')),
      locale,
      acceptsTerms: requiredTick('referral.acceptsTerms'),
      confirmsPermission: z.boolean('referral.confirmsPermission.required'),
      consentVersions: z.object(
        { terms: consentVersion, referredPerson: consentVersion },
        'submission.consentVersion.invalid',
      ),
    })
    .check(
      crossFieldRule<{ referred: unknown[]; confirmsPermission: boolean }>({
        path: ['confirmsPermission'],
        key: 'referral.confirmsPermission.required',
        isValid: ({ referred, confirmsPermission }) => !referred?.length || confirmsPermission === true,
      }),
      ...documentRules('referral', 'required'),
      ...Array.from({ length: MAX_REFERRED_PERSONS }, (_, index) => differentPersonRules(index)).flat(),
    )

export type ReferralValues = z.input<ReturnType<typeof referralInput>>
export type ReferralInput = z.output<ReturnType<typeof referralInput>>
