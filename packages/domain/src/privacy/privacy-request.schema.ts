import * as z from 'zod/mini'
import { documentNumber, documentRules, documentTypeId } from '../person/identity-document.schema'
import type { IsPhoneNumber } from '../phone/phone-number'
import { crossFieldRule } from '../submission/cross-field-rule'
import { locale } from '../submission/submission.schema'
import { optionalText, requiredEmail, requiredName } from '../submission/text-field'
import { MAX_PRIVACY_DETAIL, privacyRights } from './privacy-choices'

const optionalPhone = (isPhoneNumber: IsPhoneNumber) =>
  z.pipe(
    z.optional(
      z.string('privacyRequest.phone.invalid').check(
        z.overwrite((value) => value.replace(/[\s().-]+/g, '')),
        z.refine((value) => value === '' || isPhoneNumber(value), 'privacyRequest.phone.invalid'),
      ),
    ),
    z.transform((value) => value || undefined),
  )

/**
 * Builds the schema of a privacy request. It has no checkbox, because a right must not depend on accepting terms and
 * conditions.
 */
export const privacyRequestInput = ({ isPhoneNumber }: { isPhoneNumber: IsPhoneNumber }) =>
  z
    .object({
      kind: z.enum(privacyRights, 'privacyRequest.kind.required'),
      firstName: requiredName('privacyRequest.firstName', { max: 80 }),
      lastName: requiredName('privacyRequest.lastName', { max: 80 }),
      email: requiredEmail('privacyRequest.email'),
      phone: optionalPhone(isPhoneNumber),
      documentTypeId: documentTypeId('privacyRequest'),
      document: documentNumber('privacyRequest'),
      detail: optionalText('privacyRequest.detail', { max: MAX_PRIVACY_DETAIL, lines: 'many' }),
      locale,
    })
    .check(
      ...documentRules('privacyRequest', 'required'),
      crossFieldRule<{ kind: string; detail?: string }>({
        path: ['detail'],
        key: 'privacyRequest.detail.required',
        isValid: ({ kind, detail }) => kind !== 'rectification' || Boolean(detail),
      }),
    )

export type PrivacyRequestInput = z.output<ReturnType<typeof privacyRequestInput>>
