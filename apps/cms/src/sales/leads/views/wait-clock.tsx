'use client'

import { urgencyOf, waitInWords } from '@sillar/domain/lead/first-answer'
import { useEffect, useState } from 'react'
import { inboxWords } from '../messages'

type Props = { receivedAt: string; now: string; language: 'es' | 'en' }

const EVERY_MS = 20_000

/** How long somebody has been waiting, as time goes by. The first figure is the server's, so that both agree. */
export function WaitClock({ receivedAt, now, language }: Props) {
  const [at, setAt] = useState(() => Date.parse(now))
  useEffect(() => {
    const ticking = setInterval(() => setAt(Date.now()), EVERY_MS)
    return () => clearInterval(ticking)
  }, [])
  const waited = Math.max(0, at - Date.parse(receivedAt))
  const urgency = urgencyOf(waited)
  return (
    <span className={`clock clock--${urgency}`}>
      <b>{waitInWords(waited)}</b> <small>{inboxWords[language].urgency[urgency]}</small>
    </span>
  )
}
