import { Small } from '@/components/text/text'
import { Columns } from '../fields/columns'
import { DocumentFields, PhoneField, type ReferralFieldName, TextField, useReferralScope } from './referral-fields'
import { Step } from './step'

export const REFERRER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'documentTypeId',
  'document',
] as const satisfies ReferralFieldName[]

export function ReferrerStep({ isShown }: { isShown: boolean }) {
  const { t } = useReferralScope()
  return (
    <Step hidden={!isShown}>
      <Columns count="two">
        <TextField name="firstName" label={t('field.firstNames')} required autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" label={t('field.lastNames')} required autoComplete="family-name" maxLength={80} />
        <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        <PhoneField name="phone" label={t('field.phone')} required />
        <DocumentFields typeName="documentTypeId" numberName="document" required />
      </Columns>
      <Small>{t('referral.requiredNote')}</Small>
    </Step>
  )
}
