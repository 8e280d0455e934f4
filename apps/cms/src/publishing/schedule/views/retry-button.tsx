'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { askToPublish } from '../../releases/views/use-publishing'
import { messages } from '../messages'

/** Runs a failed publish again, as the account that presses it. */
export function RetryButton({ job, what }: { job: string; what: string }) {
  const { i18n } = useTranslation()
  const words = messages[i18n.language === 'en' ? 'en' : 'es']
  const [isAsking, setIsAsking] = useState(false)
  const router = useRouter()

  async function retry() {
    setIsAsking(true)
    if (await askToPublish('retry', { job })) toast.success(words.retried)
    else toast.error(words.notRetried)
    setIsAsking(false)
    router.refresh()
  }

  return (
    <button
      aria-label={`${words.retry}: ${what}`}
      className="desk-btn"
      disabled={isAsking}
      onClick={retry}
      type="button"
    >
      {words.retry}
    </button>
  )
}
