'use client'

import type { LeadSource, ParkReason } from '@app/domain/source/lead-source'
import { toast } from '@payloadcms/ui'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { sourceMessages } from '../messages'

type Props = { group: { source: LeadSource; form: string; reason: ParkReason }; language: 'es' | 'en' }

export function TryAgainButton({ group, language }: Props) {
  const messages = sourceMessages[language]
  const { isBusy, send } = useSendRequest({ failed: messages.failed, rejected: () => messages.failed })

  async function tryAgain() {
    const answer = await send('/api/external-forms/try-again', group)
    if (answer) toast.success(messages.again(Number(answer.retriedCount)))
  }

  return (
    <p className="desk-buttons">
      <button className="desk-btn" type="button" disabled={isBusy} onClick={() => void tryAgain()}>
        {messages.tryAgain}
      </button>
    </p>
  )
}
