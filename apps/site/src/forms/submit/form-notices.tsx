import { type RefObject, useEffect, useRef } from 'react'
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
  onSendNow(): void
  onEdit(): void
}

/** The submission is kept in this browser: not sent yet, and not lost. */
export function WaitingNotice({ waitingKey, takesFocus, t, onSendNow, onEdit }: WaitingNoticeProps) {
  const heading = useFocusOnce<HTMLHeadingElement>(takesFocus)
  return (
    <div className="waiting" data-waiting={waitingKey}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon name="offline" />
        {t('form.waiting.title')}
      </h3>
      <p>{t('form.waiting.text')}</p>
      <div className="btns">
        <button type="button" className="btn btn--line" onClick={onEdit}>
          {t('form.waiting.edit')}
        </button>
        <button type="button" className="btn" onClick={onSendNow}>
          {t('form.waiting.now')}
        </button>
      </div>
    </div>
  )
}

export function useFocusOnce<E extends HTMLElement>(takesFocus: boolean): RefObject<E | null> {
  const target = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (takesFocus) target.current?.focus()
  }, [])
  return target
}
