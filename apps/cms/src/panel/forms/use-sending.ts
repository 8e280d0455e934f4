'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

export type DeskAnswer = Record<string, unknown>

type Words = {
  failed: string
  /** What a refusal means, in words of the desk. */
  refused: (status: number, answer: DeskAnswer) => string
}

/** Sends to a desk and shows the page as it is then, after a refusal too: it may come of an old page. */
export function useSending({ failed, refused }: Words) {
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()

  async function send(address: string, body: object): Promise<DeskAnswer | undefined> {
    setIsBusy(true)
    try {
      const response = await fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as DeskAnswer
      router.refresh()
      if (response.ok) return answer
      toast.error(refused(response.status, answer))
    } catch {
      toast.error(failed)
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  return { isBusy, send }
}
