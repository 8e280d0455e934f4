'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { whatsAppMessages } from '../messages'

type Content = { kind: 'text'; text: string } | { kind: 'template'; template: string; parameters: string[] }

/**
 * Returns a function that queues a message and resolves to true if it was queued. A repeated attempt has the same key,
 * so a message whose first response was lost is not queued twice.
 */
export function useSendMessage(lead: string, language: 'es' | 'en') {
  const messages = whatsAppMessages[language]
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { isBusy, send } = useSendRequest({
    failed: messages.failed,
    rejected: (_status, body) => {
      const [error] = (body.errors ?? []) as { message?: string }[]
      return messages.problems[error?.message ?? ''] ?? messages.failed
    },
  })

  async function sendMessage(content: Content): Promise<boolean> {
    const answer = await send(`/api/inbox/conversations/${lead}`, { ...content, key })
    if (!answer) return false
    setKey(crypto.randomUUID())
    toast.success(messages.queued)
    return true
  }

  return { isBusy, sendMessage }
}
