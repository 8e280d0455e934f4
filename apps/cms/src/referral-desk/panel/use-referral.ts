'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { referralWords } from '../words'

type Answer = Record<string, unknown>

/** Sends to the desk and shows the page as it is then; a refusal is told in its own words. */
export function useReferral(language: 'es' | 'en') {
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()
  const say = referralWords[language]

  async function send(address: string, body: object): Promise<Answer | undefined> {
    setIsBusy(true)
    try {
      const response = await fetch(`/api/referral-desk/${address}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as Answer
      router.refresh()
      if (response.ok) return answer
      toast.error(say.refusals[String(answer.result)] ?? say.failed)
    } catch {
      toast.error(say.failed)
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  return { isBusy, send }
}
