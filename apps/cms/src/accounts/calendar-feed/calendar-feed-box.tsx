'use client'

import { useId, useState } from 'react'
import { Field } from '../../panel/forms/field'
import type { Language } from '../../panel/language/language'
import { CopyButton } from '../../panel/parts/copy-button'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'

type Props = { createdOn: string | undefined; language: Language }

/** Lets users create, copy, renew and remove their calendar URL. It is shown only once, because it is not stored. */
export function CalendarFeedBox({ createdOn, language }: Props) {
  const messages = accountMessages[language]
  const { calendar: texts } = messages
  const id = useId()
  const [url, setUrl] = useState<string>()
  const [hasFeed, setHasFeed] = useState(createdOn !== undefined)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(path: string) {
    setIsBusy(true)
    const response = await sendAccountForm(path, {}, language, messages)
    setIsBusy(false)
    setProblem(response.isDone ? undefined : Object.values(response.problems)[0])
    return response.isDone ? response.body : undefined
  }

  async function renew() {
    const body = await send('/calendar-feed')
    if (!body) return
    setUrl(String(body.url))
    setHasFeed(true)
  }

  async function remove() {
    if (!(await send('/calendar-feed/remove'))) return
    setUrl(undefined)
    setHasFeed(false)
  }

  return (
    <>
      <p>{texts.intro}</p>
      <p aria-live="polite">
        {url && texts.created}
        {!url && hasFeed && createdOn && texts.since(createdOn)}
      </p>
      {problem && (
        <p className="account-alert" role="alert">
          {problem}
        </p>
      )}
      {url && (
        <Field id={`${id}-url`} label={texts.url}>
          <input id={`${id}-url`} type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <p className="desk-buttons">
        {url && (
          <CopyButton
            className="desk-btn desk-btn--ink"
            text={url}
            label={texts.copy}
            copied={texts.copied}
            failed={texts.notCopied}
          />
        )}
        <button className="desk-btn" type="button" disabled={isBusy} onClick={renew}>
          {hasFeed ? texts.renew : texts.create}
        </button>
        {hasFeed && (
          <button className="desk-btn" type="button" disabled={isBusy} onClick={remove}>
            {texts.remove}
          </button>
        )}
      </p>
      {hasFeed && <p className="desk-soft">{texts.renewNote}</p>}
    </>
  )
}
