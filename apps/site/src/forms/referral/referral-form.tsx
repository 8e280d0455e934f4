import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { FieldSettings } from '../fields/field-scope'
import { GuardFields } from '../fields/guard-fields'
import { withPhoneEngine } from '../fields/phone-check'
import { ConsentSentence } from '../fields/tick-field'
import { type Consent, type ErrorTexts, type FormTexts, plainConsent } from '../form-texts'
import { focusFirstField } from '../submission/focus-first-field'
import { FormFrame } from '../submission/form-frame'
import { FormRoot } from '../submission/form-root'
import { useFormFill } from '../submission/use-form-fill'
import { referralBody } from './referral-body'
import { type ReferralFields, type ReferralTexts, TickField } from './referral-fields'
import styles from './referral-form.module.css'
import { ReferralReceipt } from './referral-receipt'
import { ReferredStep } from './referred-step'
import { REFERRER_FIELDS, ReferrerStep } from './referrer-step'
import { ReferredButtons, ReferrerButtons } from './step-buttons'
import { Stepper } from './stepper'

export type ReferralFormProps = {
  locale: Locale
  texts: FormTexts<ReferralTexts>
  errors: ErrorTexts
  idPrefix: string
  /** Where a referrer can follow the status. */
  statusPath: string
  /** Texts for forms that staff wrote in the CMS. */
  copy: { success: string; failure: string }
  consents: { terms: Consent; referredPerson: Consent }
  settings?: FieldSettings
}

const ENDPOINT = '/api/referrals'
const loadRules = withPhoneEngine(() => import('./referral-rules').then((loaded) => loaded.referralRules))

/**
 * Two steps with script; without it one long form with one referred person. The first step can be sent alone: staff then
 * ask for the names.
 */
export function ReferralForm({
  locale,
  texts,
  errors,
  idPrefix,
  statusPath,
  copy,
  consents,
  settings,
}: ReferralFormProps) {
  const [step, setStep] = useState(0)
  const consentVersions = { terms: consents.terms.version, referredPerson: consents.referredPerson.version }
  const fill = useFormFill<ReferralFields, ReferralTexts>({
    formId: () => `referral:${idPrefix}`,
    idPrefix,
    locale,
    texts,
    errors,
    endpoint: ENDPOINT,
    loadRules,
    defaultValues: { referred: [{}] },
    toBody: (fields) => referralBody(fields, { locale, consentVersions, isAlone: step === 0 }),
    errorValues: { label: plainConsent(consents.terms) },
    settings,
  })
  const { t, isHydrated } = fill.scope
  const root = useStepFocus(step)

  async function openSecondStep() {
    if (await fill.check(REFERRER_FIELDS)) setStep(1)
  }

  /** Enter in step one opens step two: only its own button sends the referrer alone. */
  function submit(event: { preventDefault(): void }) {
    if (step === 1) return fill.submit(event)
    event.preventDefault()
    openSecondStep()
  }

  /** Clears data of a referred person that the visitor entered and then abandoned. */
  function sendAlone(event: { preventDefault(): void }) {
    fill.form.setValue('referred', [{ firstName: '', lastName: '', documentTypeId: '', document: '', phone: '' }])
    fill.submit(event)
  }

  const isSending = fill.phase.kind === 'sending'
  const isFilling = fill.phase.kind === 'filling' || isSending
  // The server may find an error in step one that the browser could not detect.
  const hasErrorInFirst = fill.errors.some(({ name }) => REFERRER_FIELDS.some((field) => field === name))
  return (
    <FormRoot className={clsx(!isHydrated && styles.served)} ref={root}>
      {isFilling && (
        <Stepper steps={[t('referral.step.you'), t('referral.step.them')]} current={step} label={t('referral.steps')} />
      )}
      <FormFrame
        fill={{ ...fill, submit }}
        action={ENDPOINT}
        label={t('referral.title')}
        success={copy.success}
        failure={copy.failure}
        receipt={<ReferralReceipt fill={fill} statusPath={statusPath} onAgain={() => setStep(0)} />}
      >
        <GuardFields />
        <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
        <input type="hidden" name="consentVersions.referredPerson" value={consentVersions.referredPerson} />
        <ReferrerStep isShown={!isHydrated || step === 0 || hasErrorInFirst} />
        <ReferredStep
          fill={fill}
          className={styles.second}
          isShown={!isHydrated || step === 1}
          consent={consents.referredPerson}
        />
        <TickField name="acceptsTerms" required>
          <ConsentSentence consent={consents.terms} />
        </TickField>
        {(!isHydrated || step === 0) && <ReferrerButtons isSending={isSending} onSendAlone={sendAlone} />}
        {(!isHydrated || step === 1) && (
          <ReferredButtons
            className={styles.second}
            isSending={isSending}
            control={fill.form.control}
            onBack={() => setStep(0)}
          />
        )}
      </FormFrame>
    </FormRoot>
  )
}

/** Focuses the first field of a newly opened step, never on load. */
function useStepFocus(step: number) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    focusFirstField(root.current)
  }, [step])
  return root
}
