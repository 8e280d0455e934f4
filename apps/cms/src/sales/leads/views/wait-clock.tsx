'use client'

import { formatWait, urgencyOf } from '@app/domain/lead/first-answer'
import { useEffect, useState } from 'react'
import { leadMessages } from '../messages'

type Props = { receivedAt: string; now: string; language: 'es' | 'en' }

const UPDATE_INTERVAL_MS = 20_000

/**
 * Shows how long a person has been waiting. The first value uses the server time, because hydration must render the
 * same text.
 */
export function WaitClock({ receivedAt, now, language }: Props) {
  const [currentTime, setCurrentTime] = useState(() => Date.parse(now))
  useEffect(() => {
    const interval = setInterval(() => setCurrentTime(Date.now()), UPDATE_INTERVAL_MS)
    return () => clearInterval(interval)
  }, [])
  const waitMs = Math.max(0, currentTime - Date.parse(receivedAt))
  const urgency = urgencyOf(waitMs)
  return (
    <span className={`clock clock--${urgency}`}>
      <b>{formatWait(waitMs)}</b> <small>{leadMessages[language].urgency[urgency]}</small>
    </span>
  )
}
