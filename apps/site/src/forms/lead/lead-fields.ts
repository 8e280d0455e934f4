import type { LeadValues } from '@app/domain/lead/lead.schema'
import type { Path } from 'react-hook-form'
import type { ControlValues, GuardValues, PhoneCountry } from '../fields/control-values'
import { DocumentFields as AnyDocumentFields } from '../fields/document-fields'
import { useFieldScope } from '../fields/field-scope'
import { PhoneField as AnyPhoneField } from '../fields/phone-field'
import { SelectField as AnySelectField } from '../fields/select-field'
import { TextField as AnyTextField } from '../fields/text-field'
import { TickField as AnyTickField } from '../fields/tick-field'
import type { FormKey } from '../form-texts'

type SchemaValues = Omit<LeadValues, 'kind' | 'locale' | 'consentVersions' | 'attribution'>

/** The values of the controls. `kind` is `appointment` if the appointment checkbox is ticked. */
export type LeadFields = ControlValues<SchemaValues> & PhoneCountry & GuardValues & { kind?: 'appointment' | boolean }

export type LeadFieldName = Path<LeadFields>

export const useLeadScope = useFieldScope<LeadFields, FormKey<'lead'>>

// These fields accept only the field names of this form, so a misspelled name does not compile.
export const DocumentFields = AnyDocumentFields<LeadFieldName>
export const PhoneField = AnyPhoneField<LeadFieldName>
export const SelectField = AnySelectField<LeadFieldName>
export const TextField = AnyTextField<LeadFieldName>
export const TickField = AnyTickField<LeadFieldName>
