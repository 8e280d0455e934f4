import type { ComplaintValues } from '@app/domain/complaint/complaint.schema'
import type { Path } from 'react-hook-form'
import { AmountField as AnyAmountField } from '../fields/amount-field'
import { ChoiceField as AnyChoiceField } from '../fields/choice-field'
import type { ControlValues, GuardValues, PhoneCountry } from '../fields/control-values'
import { useFieldScope } from '../fields/field-scope'
import { FileField as AnyFileField } from '../fields/file-field'
import { PhoneField as AnyPhoneField } from '../fields/phone-field'
import { SelectField as AnySelectField } from '../fields/select-field'
import { TextField as AnyTextField } from '../fields/text-field'
import { TickField as AnyTickField } from '../fields/tick-field'
import type { FormKey } from '../form-texts'

type RadioName = 'goodType' | 'claimType' | 'notifyByEmail' | 'acceptsTerms'
type NonRadioValues = Omit<ComplaintValues, RadioName | 'locale' | 'consentVersions'>

/** The values of the controls. A radio group has the value of its selected option, or null if no option is selected. */
export type ComplaintFields = ControlValues<NonRadioValues> & { [Name in RadioName]?: string | null } & PhoneCountry &
  GuardValues & { attachment?: FileList }

export type ComplaintFieldName = Path<ComplaintFields>

/** Prefixes of the messages of the form. `lead.receipt` contains the thank-you text, which several receipts share. */
export type ComplaintTexts = 'complaint' | 'lead.receipt'

export const useComplaintScope = useFieldScope<ComplaintFields, FormKey<ComplaintTexts>>

// These fields accept only the field names of this form, so a misspelled name does not compile.
export const AmountField = AnyAmountField<ComplaintFieldName>
export const ChoiceField = AnyChoiceField<ComplaintFieldName>
export const FileField = AnyFileField<ComplaintFieldName>
export const PhoneField = AnyPhoneField<ComplaintFieldName>
export const SelectField = AnySelectField<ComplaintFieldName>
export const TextField = AnyTextField<ComplaintFieldName>
export const TickField = AnyTickField<ComplaintFieldName>
