'use client'

import { toast } from '@payloadcms/ui'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import type { Language } from '../../../panel/language/language'
import { jobMessages } from '../messages'

type Props = { job: string; subject: string; language: Language }

/** Renders the button that runs a failed job of the worker again. */
export function RunJobButton({ job, subject, language }: Props) {
  const messages = jobMessages[language]
  const { isBusy, send } = useSendRequest({ failed: messages.notQueued, rejected: () => messages.rejected })

  async function run() {
    if (await send('/api/operations/run-job', { job })) toast.success(messages.queued)
  }

  return (
    <button
      aria-label={`${messages.run}: ${subject}`}
      className="desk-btn"
      disabled={isBusy}
      onClick={() => void run()}
      type="button"
    >
      {messages.run}
    </button>
  )
}
