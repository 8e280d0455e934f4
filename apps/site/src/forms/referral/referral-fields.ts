import type { ReferralValues } from '@app/domain/referral/referral.schema'
import type { Path } from 'react-hook-form'
import type { ControlValues, GuardValues, PhoneCountry } from '../fields/control-values'
import { DocumentFields as AnyDocumentFields } from '../fields/document-fields'
import { useFieldScope } from '../fields/field-scope'
import { PhoneField as AnyPhoneField } from '../fields/phone-field'
import { TextField as AnyTextField } from '../fields/text-field'
import { TickField as AnyTickField } from '../fields/tick-field'
import type { FormKey } from '../form-texts'

type SchemaValues = Omit<ReferralValues, 'locale' | 'consentVersions' | 'referred'>

export type PersonFields = ControlValues<ReferralValues['referred'][number]> & PhoneCountry

/** The values of the controls for the referrer and the referred people. */
export type ReferralFields = ControlValues<SchemaValues> & PhoneCountry & GuardValues & { referred: PersonFields[] }

export type ReferralFieldName = Path<ReferralFields>

/** Prefixes of the messages of the form. `lead.receipt` contains the thank-you text, which several receipts share. */
export type ReferralTexts = 'referral' | 'lead.receipt'

export const useReferralScope = useFieldScope<ReferralFields, FormKey<ReferralTexts>>

// These fields accept only the field names of this form, so a misspelled name does not compile.
export const DocumentFields = AnyDocumentFields<ReferralFieldName>
export const PhoneField = AnyPhoneField<ReferralFieldName>
export const TextField = AnyTextField<ReferralFieldName>
export const TickField = AnyTickField<ReferralFieldName>
