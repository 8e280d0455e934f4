import { DocumentFields } from '../fields/document-fields'
import { useFieldScope } from '../fields/field-scope'
import { Icon } from '../fields/icons'
import { PhoneField } from '../fields/phone-field'
import { TextField } from '../fields/text-field'
import { keepFocus } from '../submit/keep-focus'

export const REFERRER_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'documentTypeId', 'document']

/** Step one: the person who refers. */
export function ReferrerStep({ isShown, onContinue }: { isShown: boolean; onContinue(): void }) {
  const { t } = useFieldScope()
  return (
    <div className="step" hidden={!isShown}>
      <div className="cols-2">
        <TextField name="firstName" label={t('field.firstNames')} required autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" label={t('field.lastNames')} required autoComplete="family-name" maxLength={80} />
        <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        <PhoneField name="phone" label={t('field.phone')} required />
        <DocumentFields typeName="documentTypeId" numberName="document" required />
      </div>
      <div className="btns referral__continue">
        <p className="small">{t('referral.requiredNote')}</p>
        <button type="button" className="btn" onMouseDown={keepFocus} onClick={onContinue}>
          {t('referral.add')}
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  )
}
