'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { languageOf } from '../../../panel/language/language'
import { publishMessages } from '../../releases/views/messages'
import { refreshPublishing, type ShownSchedule } from '../../releases/views/use-publishing'
import { scheduleMessages } from '../messages'
import { useSchedulePublish } from './use-schedule-publish'

/** Says when a record will be published or unpublished, with a button that cancels it. */
export function PlannedSchedule({ job, type, at }: ShownSchedule) {
  const { i18n } = useTranslation()
  const messages = scheduleMessages[languageOf(i18n)]
  const sentence = publishMessages(i18n.language).record.scheduled[type](at)
  const schedulePublish = useSchedulePublish()
  const [isBusy, setIsBusy] = useState(false)

  async function cancel() {
    setIsBusy(true)
    if (await schedulePublish({ deleteID: job })) toast.success(messages.cancelled)
    else toast.error(messages.notRetried)
    setIsBusy(false)
    refreshPublishing()
  }

  return (
    <p className="record-state__planned">
      <span>{sentence}</span>
      <button
        aria-label={`${messages.cancel}: ${sentence}`}
        className="desk-btn"
        disabled={isBusy}
        onClick={() => void cancel()}
        type="button"
      >
        {messages.cancel}
      </button>
    </p>
  )
}
