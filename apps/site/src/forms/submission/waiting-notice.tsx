import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import type { Translate } from '@/i18n/translate'
import type { FormKey } from '../form-texts'
import { ButtonRow } from './button-row'
import { FormError } from './form-error'
import { useFocusOnMount } from './use-focus-on-mount'
import { waitingNoticeAttributes } from './waiting-notice.dom'
import styles from './waiting-notice.module.css'

type WaitingNoticeProps = {
  waitingKey: string
  shouldFocus: boolean
  t: Translate<FormKey>
  onSendNow(): Promise<{ isWaiting: boolean }>
  onEdit(): void
}

/** Renders a notice that the submission is stored in the browser and not sent yet. */
export function WaitingNotice({ waitingKey, shouldFocus, t, onSendNow, onEdit }: WaitingNoticeProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(shouldFocus)
  const { attempt, sendNow } = useAttempt(onSendNow)
  return (
    <div className={styles.waiting} {...waitingNoticeAttributes(waitingKey)}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon icon={WifiOff} />
        {t('form.waiting.title')}
      </h3>
      {attempt !== 'failed' && <p>{t('form.waiting.text')}</p>}
      <div role="status" className={styles.live}>
        {attempt === 'failed' && <FormError>{t('form.waiting.text')}</FormError>}
      </div>
      <ButtonRow>
        <Button look="line" onClick={onEdit}>
          {t('form.waiting.edit')}
        </Button>
        <Button aria-disabled={attempt === 'running'} onClick={sendNow}>
          {attempt === 'running' ? t('form.sending') : t('form.waiting.now')}
        </Button>
      </ButtonRow>
    </div>
  )
}

/**
 * The minimum time that "Enviando…" is visible. Without a connection an attempt fails at once, but the visitor must see
 * that the click worked, and screen readers must announce the result again.
 */
const MIN_ATTEMPT_MS = 600

function useAttempt(onSendNow: WaitingNoticeProps['onSendNow']) {
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  async function sendNow() {
    if (attempt === 'running') return
    setAttempt('running')
    const minimumDelay = new Promise((resolve) => setTimeout(resolve, MIN_ATTEMPT_MS))
    const { isWaiting } = await onSendNow().catch(() => ({ isWaiting: true }))
    await minimumDelay
    setAttempt(isWaiting ? 'failed' : 'none')
  }
  return { attempt, sendNow }
}
