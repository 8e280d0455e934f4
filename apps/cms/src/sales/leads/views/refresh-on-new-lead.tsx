'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Language } from '../../../panel/language/language'

const INTERVAL_MS = 15_000

const messages = {
  es: { arrived: 'Llegó una consulta nueva.', show: 'Ver' },
  en: { arrived: 'A new lead arrived.', show: 'Show' },
}

const isTyping = () => document.activeElement?.matches('input, textarea, select') === true
const hasSelection = () => document.querySelector('main input[type="checkbox"]:checked') !== null

/**
 * Refreshes the page within 15 s of a new lead. Asks first if the user is typing or has selected rows. It polls only
 * the newest id, because every read of the list is logged.
 */
export function RefreshOnNewLead({ newest, language }: { newest: string | null; language: Language }) {
  const router = useRouter()
  const [arrived, setArrived] = useState<string | null>(null)
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState === 'hidden') return
      const response = await fetch('/api/inbox/newest', { credentials: 'same-origin' }).catch(() => undefined)
      if (!response?.ok) return
      const body = (await response.json()) as { newest: string | null }
      if (body.newest === newest) return
      setArrived(body.newest)
      if (!isTyping() && !hasSelection()) router.refresh()
    }
    const timer = setInterval(check, INTERVAL_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [newest, router])
  const isBehind = arrived !== null && arrived !== newest
  return (
    <p className="new-lead" role="status">
      {arrived !== null && messages[language].arrived}{' '}
      {isBehind && (
        <button className="list__link" type="button" onClick={() => router.refresh()}>
          {messages[language].show}
        </button>
      )}
    </p>
  )
}
