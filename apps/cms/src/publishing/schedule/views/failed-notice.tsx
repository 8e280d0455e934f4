'use client'

import { formatInstant } from '@app/domain/calendar/format-date'
import { explainFailure } from '@app/domain/release/scheduled-publish'
import { useTranslation } from '@payloadcms/ui'
import { languageOf } from '../../../panel/language/language'
import { scheduleMessages } from '../messages'
import type { ShownFailure } from '../shown-failure'
import { RetryButton } from './retry-button'

/** Shows on the form of a record that a scheduled publish failed. */
export function FailedNotice({ job, type, at, failure, by }: ShownFailure) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const messages = scheduleMessages[language]
  return (
    <div className="record-state__failed" role="alert">
      <p>
        <b>{messages[type]}.</b> {messages.planned(formatInstant(new Date(at), language))}{' '}
        {by ? messages.by(by) : messages.byDeleted} {messages.why}: {explainFailure(failure, language)}
      </p>
      <RetryButton job={job} subject={messages[type]} />
    </div>
  )
}
