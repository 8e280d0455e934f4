'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { languageOf } from '../../../panel/language/language'
import { requestRelease } from '../../releases/views/use-publishing'
import { scheduleMessages } from '../messages'

/** Renders the button that runs a failed publish again, with the permissions of the user who clicks it. */
export function RetryButton({ job, subject }: { job: string; subject: string }) {
  const { i18n } = useTranslation()
  const messages = scheduleMessages[languageOf(i18n)]
  const [isRequesting, setIsRequesting] = useState(false)
  const router = useRouter()

  async function retry() {
    setIsRequesting(true)
    if (await requestRelease('retry', { job })) toast.success(messages.retried)
    else toast.error(messages.notRetried)
    setIsRequesting(false)
    router.refresh()
  }

  return (
    <button
      aria-label={`${messages.retry}: ${subject}`}
      className="desk-btn"
      disabled={isRequesting}
      onClick={retry}
      type="button"
    >
      {messages.retry}
    </button>
  )
}
