'use client'

import { useState } from 'react'
import { RecoveryCodesSheet } from '../second-factor/views/recovery-codes-sheet'
import { type AccountLanguage, accountMessages } from '../users/messages'
import { sendAccount } from '../users/post-account'

/** Says how many recovery codes are left and makes new ones, shown once. */
export function RenewCodes({ left, email, language }: { left: number; email: string; language: AccountLanguage }) {
  const messages = accountMessages[language]
  const { account: words } = messages
  const [codes, setCodes] = useState<string[]>()
  const [problem, setProblem] = useState<string>()

  async function renew() {
    const answer = await sendAccount('/second-factor/recovery-codes', {}, language, messages)
    if (answer.isDone) setCodes(answer.body.recoveryCodes as string[])
    else setProblem(Object.values(answer.problems)[0])
  }

  return (
    <>
      <h3>{words.codes}</h3>
      <p>{codes ? words.renewed : words.codesLeft(left)}</p>
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
            {words.renew}
          </button>
        </p>
      )}
    </>
  )
}
