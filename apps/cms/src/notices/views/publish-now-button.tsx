'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Language } from '../../panel/language/language'
import { requestRelease } from '../../publishing/releases/views/use-publishing'
import { noticeMessages } from '../messages'

/** Renders the button that publishes again after a failed publish. */
export function PublishNowButton({ language }: { language: Language }) {
  const messages = noticeMessages[language]
  const [isRequesting, setIsRequesting] = useState(false)
  const router = useRouter()

  async function publish() {
    setIsRequesting(true)
    if (await requestRelease('now')) toast.success(messages.publishRequested)
    else toast.error(messages.publishRejected)
    setIsRequesting(false)
    router.refresh()
  }

  return (
    <button className="desk-btn" disabled={isRequesting} onClick={publish} type="button">
      {messages.publishAgain}
    </button>
  )
}
