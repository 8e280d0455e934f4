'use client'

import { useState } from 'react'
import type { Language } from '../../panel/language/language'
import { RecoveryCodesSheet } from '../second-factor/views/recovery-codes-sheet'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'

/** Shows how many recovery codes are left, and a button that creates new ones. The new codes are shown only once. */
export function RenewCodes({ remaining, email, language }: { remaining: number; email: string; language: Language }) {
  const messages = accountMessages[language]
  const { account: texts } = messages
  const [codes, setCodes] = useState<string[]>()
  const [problem, setProblem] = useState<string>()

  async function renew() {
    const response = await sendAccountForm('/second-factor/recovery-codes', {}, language, messages)
    if (response.isDone) setCodes(response.body.recoveryCodes as string[])
    else setProblem(Object.values(response.problems)[0])
  }

  return (
    <>
      <h3>{texts.codes}</h3>
      <p>{codes ? texts.renewed : texts.codesLeft(remaining)}</p>
      {problem && (
        <p className="account-alert" role="alert">
          {problem}
        </p>
      )}
      {codes ? (
        <RecoveryCodesSheet codes={codes} email={email} messages={messages} />
      ) : (
        <p>
          <button className="desk-btn" onClick={renew} type="button">
            {texts.renew}
          </button>
        </p>
      )}
    </>
  )
}
