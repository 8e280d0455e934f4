import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type Control, useWatch } from 'react-hook-form'
import { Button } from '@/components/button/button'
import { Small } from '@/components/text/text'
import { ButtonRow } from '../submission/button-row'
import { keepFocus } from '../submission/keep-focus'
import { SubmitButton } from '../submission/submit-button'
import { type ReferralFields, useReferralScope } from './referral-fields'
import { Step } from './step'
import styles from './step-buttons.module.css'

type ReferrerButtonsProps = {
  isSending: boolean
  onSendReferrerOnly(event: { preventDefault(): void }): void
}

/** Renders the buttons of step one: continue to the referred people, or send only the referrer's data. */
export function ReferrerButtons({ isSending, onSendReferrerOnly }: ReferrerButtonsProps) {
  const { t, isHydrated } = useReferralScope()
  return (
    <Step className={styles.needsScript}>
      <ButtonRow>
        <Button look="line" aria-disabled={isSending || undefined} onMouseDown={keepFocus} onClick={onSendReferrerOnly}>
          {isSending ? t('form.sending') : t('referral.alone')}
        </Button>
        {/* A submit button also handles Enter, but before hydration it would submit the form without step two. */}
        <Button type={isHydrated ? 'submit' : 'button'} icon={ArrowRight} onMouseDown={keepFocus}>
          {t('referral.add')}
        </Button>
      </ButtonRow>
      <Small>{t('referral.alone.note')}</Small>
    </Step>
  )
}

type ReferredButtonsProps = {
  className: string | undefined
  isSending: boolean
  control: Control<ReferralFields>
  onBack(): void
}

export function ReferredButtons({ className, isSending, control, onBack }: ReferredButtonsProps) {
  const { t } = useReferralScope()
  const count = useWatch({ control, name: 'referred' })?.length ?? 1
  return (
    <ButtonRow className={className}>
      <Button look="line" icon={ArrowLeft} iconFirst className={styles.needsScript} onClick={onBack}>
        {t('referral.back')}
      </Button>
      <SubmitButton isSending={isSending} label={t('referral.submit', { count })} sendingLabel={t('form.sending')} />
    </ButtonRow>
  )
}
