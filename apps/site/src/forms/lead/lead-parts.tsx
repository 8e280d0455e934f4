import type { ReactNode } from 'react'
import { GuardFields } from '../fields/guard-fields'
import { ConsentSentence } from '../fields/tick-field'
import type { Consent } from '../form-texts'
import { SubmitButton } from '../submission/submit-button'
import type { LeadContext } from './lead-body'
import { PhoneField, TextField, TickField, useLeadScope } from './lead-fields'
import styles from './lead-parts.module.css'

/** Renders the spam protection and the hidden values that a browser without JavaScript must send. */
export function LeadHiddenFields({ variant, consentVersions }: Pick<LeadContext, 'variant' | 'consentVersions'>) {
  return (
    <>
      <GuardFields />
      {/* Without JavaScript the appointment checkbox adds a second `kind`, and the intake uses the last value. */}
      <input type="hidden" name="kind" value={variant} />
      <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
      <input type="hidden" name="consentVersions.marketing" value={consentVersions.marketing} />
    </>
  )
}

export function PersonFields() {
  const { t } = useLeadScope()
  return (
    <>
      <TextField name="firstName" label={t('field.firstName')} required autoComplete="given-name" maxLength={80} />
      <TextField name="lastName" label={t('field.lastName')} required autoComplete="family-name" maxLength={80} />
      <TextField
        name="email"
        label={t('field.email')}
        required
        wide
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PhoneField name="phone" label={t('field.phone')} required wide />
    </>
  )
}

type LeadFormFooterProps = {
  consents: { terms: Consent; marketing: Consent }
  button: string
  isSending: boolean
  /** Rendered above the checkboxes. */
  children?: ReactNode
}

export function LeadFormFooter({ consents, button, isSending, children }: LeadFormFooterProps) {
  const { t } = useLeadScope()
  return (
    <div className={styles.foot}>
      {children}
      <div>
        <TickField name="acceptsTerms" required>
          <ConsentSentence consent={consents.terms} />
        </TickField>
        <TickField name="acceptsMarketing">
          <ConsentSentence consent={consents.marketing} />
        </TickField>
      </div>
      <SubmitButton isSending={isSending} label={button} sendingLabel={t('form.sending')} block />
    </div>
  )
}
