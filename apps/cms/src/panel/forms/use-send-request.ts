'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

export type ResponseBody = Record<string, unknown>

type Messages = {
  failed: string
  /** Returns the message for a rejected request. */
  rejected: (status: number, responseBody: ResponseBody) => string
}

/**
 * Returns a function that sends a request and then refreshes the page, even after a rejection, because the page may be
 * outdated.
 */
export function useSendRequest({ failed, rejected }: Messages) {
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()

  async function send(url: string, body: object): Promise<ResponseBody | undefined> {
    setIsBusy(true)
    try {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const responseBody = (await response.json()) as ResponseBody
      router.refresh()
      if (response.ok) return responseBody
      toast.error(rejected(response.status, responseBody))
    } catch {
      toast.error(failed)
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  return { isBusy, send }
}
