'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

export type DeskAnswer = Record<string, unknown>

type Messages = {
  failed: string
  /** Returns the message for a rejected request. */
  rejected: (status: number, answer: DeskAnswer) => string
}

/** Sends a request and refreshes the page, also after an error, because the page may have been outdated. */
export function useSending({ failed, rejected }: Messages) {
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()

  async function send(url: string, body: object): Promise<DeskAnswer | undefined> {
    setIsBusy(true)
    try {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as DeskAnswer
      router.refresh()
      if (response.ok) return answer
      toast.error(rejected(response.status, answer))
    } catch {
      toast.error(failed)
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  return { isBusy, send }
}
