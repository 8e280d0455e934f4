'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Language } from '../../panel/language/language'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'

type Props = { sessions: { id: string; since: string; isCurrent: boolean }[]; language: Language }

/** Lists the open sessions of the user, and ends all but this one. */
export function OwnSessions({ sessions, language }: Props) {
  const messages = accountMessages[language]
  const { sessions: texts } = messages
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>()
  const router = useRouter()
  const otherCount = sessions.filter(({ isCurrent }) => !isCurrent).length

  async function endOthers() {
    const response = await sendAccountForm('/own-sessions/end-others', {}, language, messages)
    setOutcome(
      response.isDone
        ? { isDone: true, text: texts.ended }
        : { isDone: false, text: Object.values(response.problems)[0] ?? messages.failed },
    )
    if (response.isDone) router.refresh()
  }

  return (
    <>
      <ul className="rows">
        {sessions.map(({ id, since, isCurrent }) => (
          <li className="row" key={id}>
            <p>
              <span>{isCurrent ? texts.current : texts.other}</span>
              <small>{texts.since(since)}</small>
            </p>
          </li>
        ))}
      </ul>
      {otherCount > 0 && (
        <p>
          <button className="desk-btn" onClick={() => void endOthers()} type="button">
            {texts.endOthers(otherCount)}
          </button>
        </p>
      )}
      {outcome && (
        <p className={outcome.isDone ? 'account-done' : 'account-alert'} role={outcome.isDone ? 'status' : 'alert'}>
          {outcome.text}
        </p>
      )}
    </>
  )
}
