import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../fields/icons'
import { errorText, type Translate } from '../messages/translate'
import type { Trouble } from './submission-phase'
import type { BannerTone } from './use-banner'

type BannerProps = { tone: BannerTone | null; success: string; failure: string }

/** Both regions are there from the start: screen readers announce what appears in them. */
export function Banner({ tone, success, failure }: BannerProps) {
  return (
    <>
      <div role="status" className="live">
        {tone === 'good' && <Notice tone="good" words={success} />}
      </div>
      <div role="alert" className="live">
        {tone === 'bad' && <Notice tone="bad" words={failure} />}
      </div>
    </>
  )
}

function Notice({ tone, words }: { tone: BannerTone; words: string }) {
  return (
    <div className={`notice notice--${tone}`}>
      <Icon name={tone === 'good' ? 'check' : 'alert'} />
      <div>
        <b>{words}</b>
      </div>
    </div>
  )
}

/** Why the last attempt failed and what to do; unlike the banner it stays, and takes the focus to the top of the form. */
export function TroubleNotice({
  trouble,
  t,
  ref,
}: {
  trouble: Trouble
  t: Translate
  ref: RefObject<HTMLParagraphElement | null>
}) {
  return (
    <p className="trouble" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <span>{troubleText(trouble, t)}</span>
    </p>
  )
}

function troubleText(trouble: Trouble, t: Translate): string {
  if (trouble.kind === 'conflict') return t('form.trouble.conflict')
  if (trouble.kind === 'too-many') return t('form.trouble.tooMany', { seconds: trouble.seconds })
  if (trouble.kind === 'refused') return trouble.keys.map((key) => errorText(t, key)).join(' ')
  return t('form.trouble.unavailable')
}

type WaitingNoticeProps = {
  waitingKey: string
  takesFocus: boolean
  t: Translate
  onSendNow(): Promise<{ isWaiting: boolean }>
  onEdit(): void
}

/** The submission is kept in this browser: not sent yet, and not lost. */
export function WaitingNotice({ waitingKey, takesFocus, t, onSendNow, onEdit }: WaitingNoticeProps) {
  const heading = useFocusOnce<HTMLHeadingElement>(takesFocus)
  const { attempt, sendNow } = useAttempt(onSendNow)
  return (
    <div className="waiting" data-waiting={waitingKey}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon name="offline" />
        {t('form.waiting.title')}
      </h3>
      {attempt !== 'failed' && <p>{t('form.waiting.text')}</p>}
      <div role="status" className="live">
        {attempt === 'failed' && (
          <p className="trouble">
            <Icon name="alert" />
            <span>{t('form.waiting.text')}</span>
          </p>
        )}
      </div>
      <div className="btns">
        <button type="button" className="btn btn--line" onClick={onEdit}>
          {t('form.waiting.edit')}
        </button>
        <button type="button" className="btn" aria-disabled={attempt === 'running'} onClick={sendNow}>
          {attempt === 'running' ? t('form.sending') : t('form.waiting.now')}
        </button>
      </div>
    </div>
  )
}

/**
 * Without a connection the answer is there at once. A moment of "Enviando…" shows that the press was heard, and lets
 * screen readers read the same answer a second time.
 */
const LEAST_ATTEMPT_MS = 600

function useAttempt(onSendNow: WaitingNoticeProps['onSendNow']) {
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  async function sendNow() {
    if (attempt === 'running') return
    setAttempt('running')
    const moment = new Promise((resolve) => setTimeout(resolve, LEAST_ATTEMPT_MS))
    const { isWaiting } = await onSendNow().catch(() => ({ isWaiting: true }))
    await moment
    setAttempt(isWaiting ? 'failed' : 'none')
  }
  return { attempt, sendNow }
}

export function useFocusOnce<E extends HTMLElement>(takesFocus: boolean): RefObject<E | null> {
  const target = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (takesFocus) target.current?.focus()
  }, [])
  return target
}
