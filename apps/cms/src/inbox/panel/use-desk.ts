'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

type Words = { failed: string; refusedState: string }

/** Sends to the desk and shows the page as it is then. */
export function useDesk(words: Words) {
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()

  async function send(address: string, body: object): Promise<Record<string, unknown> | undefined> {
    setIsBusy(true)
    try {
      const response = await fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (response.ok) {
        const answer = (await response.json()) as Record<string, unknown>
        router.refresh()
        return answer
      }
      toast.error(response.status === 409 ? words.refusedState : words.failed)
    } catch {
      toast.error(words.failed)
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  const change = (leads: string[], wanted: object) => send('/api/inbox/changes', { leads, change: wanted })
  return { isBusy, send, change }
}

/** What a field of date and time says, as an instant. The office is in Peru, wherever whoever types may be. */
export const instantInLima = (typed: string): string | null =>
  typed ? new Date(`${typed}:00-05:00`).toISOString() : null

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Lima', dateStyle: 'short', timeStyle: 'short' })

/** The reverse: `2026-11-16T11:00`. */
export const fieldInLima = (instant: string | null): string =>
  instant ? parts.format(new Date(instant)).replace(' ', 'T') : ''
