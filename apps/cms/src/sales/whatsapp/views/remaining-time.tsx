'use client'

import { formatRemaining } from '@app/domain/whatsapp/reply-window'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { whatsAppMessages } from '../messages'

type Props = { end: string; now: string; language: 'es' | 'en' }

const UPDATE_INTERVAL_MS = 20_000

/**
 * Shows how long staff may still answer with free text. The first value uses the server time, because hydration must
 * render the same text. When the window closes, the page offers templates.
 */
export function RemainingTime({ end, now, language }: Props) {
  const router = useRouter()
  const [currentTime, setCurrentTime] = useState(() => Date.parse(now))
  useEffect(() => {
    const interval = setInterval(() => {
      setCurrentTime(Date.now())
      if (Date.now() >= Date.parse(end)) router.refresh()
    }, UPDATE_INTERVAL_MS)
    return () => clearInterval(interval)
  }, [end, router])
  return whatsAppMessages[language].remaining(formatRemaining(Date.parse(end) - currentTime))
}
