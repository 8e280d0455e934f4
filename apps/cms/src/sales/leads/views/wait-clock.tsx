'use client'

import { urgencyOf, waitInWords } from '@app/domain/lead/first-answer'
import { useEffect, useState } from 'react'
import { leadMessages } from '../messages'

type Props = { receivedAt: string; now: string; language: 'es' | 'en' }

const EVERY_MS = 20_000

/**
 * Shows how long a person has been waiting, updated over time. The first value comes from the server, so that
 * hydration matches.
 */
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
      <b>{waitInWords(waited)}</b> <small>{leadMessages[language].urgency[urgency]}</small>
    </span>
  )
}
