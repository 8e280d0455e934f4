'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const INTERVAL_MS = 10_000
/** While a message is on its way, staff look at its state. */
const SENDING_INTERVAL_MS = 1500

type Props = { lead: string; lastChange: string | null; isSending: boolean }

/**
 * Refreshes the page after a new message or a new state. It polls only the time of the last change, because every read
 * of a lead is logged.
 */
export function RefreshConversation({ lead, lastChange, isSending }: Props) {
  const router = useRouter()
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState === 'hidden') return
      const url = `/api/inbox/conversations/${lead}/last-change`
      const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined)
      if (!response?.ok) return
      const body = (await response.json()) as { lastChange: string | null }
      if (body.lastChange !== lastChange) router.refresh()
    }
    const timer = setInterval(check, isSending ? SENDING_INTERVAL_MS : INTERVAL_MS)
    return () => clearInterval(timer)
  }, [lead, lastChange, isSending, router])
  return null
}
