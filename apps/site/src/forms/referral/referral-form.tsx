import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { FieldSettings } from '../fields/field-scope'
import { GuardFields } from '../fields/guard-fields'
import { withPhoneEngine } from '../fields/phone-check'
import { ConsentSentence } from '../fields/tick-field'
import { type Consent, type FormTexts, plainConsent } from '../form-texts'
import { focusFirstField } from '../submission/focus-first-field'
import { FormFrame } from '../submission/form-frame'
import { FormRoot } from '../submission/form-root'
import { useFormController } from '../submission/use-form-controller'
import { referralBody } from './referral-body'
import { type ReferralFields, type ReferralTexts, TickField } from './referral-fields'
import styles from './referral-form.module.css'
import { referralFormId } from './referral-form-id'
import { ReferralReceipt } from './referral-receipt'
import { ReferredStep } from './referred-step'
import { REFERRER_FIELDS, ReferrerStep } from './referrer-step'
import { ReferredButtons, ReferrerButtons } from './step-buttons'
import { Stepper } from './stepper'

export type ReferralFormProps = {
  locale: Locale
  texts: FormTexts<ReferralTexts>
  idPrefix: string
  /** URL of the page that shows the status of a referral. */
  statusPath: string
  /** Texts that staff write in the CMS. */
  copy: { success: string; failure: string }
  consents: { terms: Consent; referredPerson: Consent }
  settings?: FieldSettings
}

const ENDPOINT = '/api/referrals'
const loadRules = withPhoneEngine(() => import('./referral-rules').then((module) => module.referralRules))

/**
 * Renders the referral form in two steps, or without JavaScript as one form with one referred person. If the referrer
 * sends only the first step, staff ask for the referred people by phone.
 */
export function ReferralForm({ locale, texts, idPrefix, statusPath, copy, consents, settings }: ReferralFormProps) {
  const [step, setStep] = useState(0)
  const consentVersions = { terms: consents.terms.version, referredPerson: consents.referredPerson.version }
  const controller = useFormController<ReferralFields, ReferralTexts>({
    formId: () => referralFormId(idPrefix),
    idPrefix,
    locale,
    texts,
    endpoint: ENDPOINT,
    loadRules,
    defaultValues: { referred: [{}] },
    toBody: (fields) => referralBody(fields, { locale, consentVersions, isReferrerOnly: step === 0 }),
    errorValues: { label: plainConsent(consents.terms) },
    settings,
  })
  const { t, isHydrated } = controller.scope
  const root = useStepFocus(step)

  async function openSecondStep() {
    if (await controller.validateFields(REFERRER_FIELDS)) setStep(1)
  }

  /** Submits the form in step two. In step one it opens step two, because Enter must not send incomplete data. */
  function submit(event: { preventDefault(): void }) {
    if (step === 1) return controller.submit(event)
    event.preventDefault()
    openSecondStep()
  }

  /** Sends only the referrer's data and clears the referred people that the visitor entered. */
  function sendReferrerOnly(event: { preventDefault(): void }) {
    controller.form.setValue('referred', [{ firstName: '', lastName: '', documentTypeId: '', document: '', phone: '' }])
    controller.submit(event)
  }

  const isSending = controller.phase.kind === 'sending'
  const isFilling = controller.phase.kind === 'filling' || isSending
  // Step one reappears if it has errors, because the server may reject a field that the browser accepted.
  const hasReferrerError = controller.errors.some(({ name }) => REFERRER_FIELDS.some((field) => field === name))
  return (
    <FormRoot className={clsx(!isHydrated && styles.served)} ref={root}>
      {isFilling && (
        <Stepper steps={[t('referral.step.you'), t('referral.step.them')]} current={step} label={t('referral.steps')} />
      )}
      <FormFrame
        controller={{ ...controller, submit }}
        action={ENDPOINT}
        label={t('referral.title')}
        success={copy.success}
        failure={copy.failure}
        receipt={<ReferralReceipt controller={controller} statusPath={statusPath} onRestart={() => setStep(0)} />}
      >
        <GuardFields />
        <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
        <input type="hidden" name="consentVersions.referredPerson" value={consentVersions.referredPerson} />
        <ReferrerStep isShown={!isHydrated || step === 0 || hasReferrerError} />
        <ReferredStep
          controller={controller}
          className={styles.second}
          isShown={!isHydrated || step === 1}
          consent={consents.referredPerson}
        />
        <TickField name="acceptsTerms" required>
          <ConsentSentence consent={consents.terms} />
        </TickField>
        {(!isHydrated || step === 0) && <ReferrerButtons isSending={isSending} onSendReferrerOnly={sendReferrerOnly} />}
        {(!isHydrated || step === 1) && (
          <ReferredButtons
            className={styles.second}
            isSending={isSending}
            control={controller.form.control}
            onBack={() => setStep(0)}
          />
        )}
      </FormFrame>
    </FormRoot>
  )
}

/** Focuses the first field of a newly opened step, but not on page load. */
function useStepFocus(step: number) {
  const root = useRef<HTMLDivElement>(null)
  const previousStep = useRef(step)
  useEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    focusFirstField(root.current)
  }, [step])
  return root
}
