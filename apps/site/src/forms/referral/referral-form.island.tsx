import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import type { FormTexts } from '@sillar/domain/content/globals.schema'
import type { ConsentText } from '@sillar/domain/content/legal.schema'
import type { Locale } from '@sillar/domain/content/localized.schema'
import { referralInput } from '@sillar/domain/referral/referral.schema'
import { useEffect, useRef, useState } from 'react'
import { consentFor } from '../fields/consent-for'
import { plainConsent } from '../fields/consent-words'
import { GuardFields } from '../fields/guard-fields'
import { isPhoneNumber } from '../fields/phone-check'
import { FormFrame } from '../submit/form-frame'
import { useFormFill } from '../submit/use-form-fill'
import { type ReferralFields, referralBody } from './referral-body'
import { ReferralReceipt } from './referral-receipt'
import { ReferredStep } from './referred-step'
import { REFERRER_FIELDS, ReferrerStep } from './referrer-step'
import { Stepper } from './stepper'
import './referral.css'

export type ReferralFormProps = {
  locale: Locale
  texts: FormTexts
  consents: readonly ConsentText[]
  idPrefix: string
}

const ENDPOINT = '/api/referrals'
const schema = referralInput({ isPhoneNumber, today: () => limaDateOf(new Date()) })

/** Two steps for people with script; without it one long form with one referred person. */
export function ReferralFormIsland({ locale, texts, consents, idPrefix }: ReferralFormProps) {
  const terms = consentFor(consents, 'terms')
  const permission = consentFor(consents, 'referred-person')
  const consentVersions = { terms: terms.version, referredPerson: permission.version }
  const fill = useFormFill<ReferralFields>({
    formId: `referral:${idPrefix}`,
    idPrefix,
    locale,
    endpoint: ENDPOINT,
    schema,
    defaultValues: { referred: [{}] },
    toBody: (fields) => referralBody(fields, { locale, consentVersions }),
    errorValues: { label: plainConsent(terms.text[locale]) },
  })
  const { t, isLive } = fill.scope
  const [step, setStep] = useState(0)
  const root = useStepFocus(step)

  async function goOn() {
    if (await fill.check(REFERRER_FIELDS)) setStep(1)
  }

  /** Enter in step one goes on; an error of step one that only the server sees leads back to it. */
  function submit(event: { preventDefault(): void }) {
    if (step === 1) return fill.submit(event)
    event.preventDefault()
    goOn()
  }

  const isFilling = fill.phase.kind === 'filling' || fill.phase.kind === 'sending'
  const hasFaultInFirst = fill.errors.some(({ name }) => REFERRER_FIELDS.includes(name))
  return (
    <div className={isLive ? 'form referral is-live' : 'form referral'} ref={root}>
      {isFilling && (
        <Stepper steps={[t('referral.step.you'), t('referral.step.them')]} current={step} label={t('referral.steps')} />
      )}
      <FormFrame
        fill={{ ...fill, submit }}
        action={ENDPOINT}
        label={t('referral.title')}
        success={texts.lead.success[locale]}
        failure={texts.lead.failure[locale]}
        receipt={<ReferralReceipt fill={fill} onAgain={() => setStep(0)} />}
      >
        <GuardFields />
        <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
        <input type="hidden" name="consentVersions.referredPerson" value={consentVersions.referredPerson} />
        <ReferrerStep isShown={!isLive || step === 0 || hasFaultInFirst} onContinue={goOn} />
        <ReferredStep
          fill={fill}
          isShown={!isLive || step === 1}
          terms={terms.text[locale]}
          permission={permission.text[locale]}
          onBack={() => setStep(0)}
        />
      </FormFrame>
    </div>
  )
}

/** The first field of the step that was opened; never on load. */
function useStepFocus(step: number) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    root.current?.querySelector<HTMLElement>('.step:not([hidden]) .control:not([tabindex="-1"])')?.focus()
  }, [step])
  return root
}
