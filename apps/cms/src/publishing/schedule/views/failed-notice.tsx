'use client'

import { useTranslation } from '@payloadcms/ui'
import { explainFailure } from '@sillar/domain/release/scheduled-publish'
import { dayAndTime } from '../../../panel/dates/format-time'
import { messages } from '../messages'
import type { ShownFailure } from '../shown-failure'
import { RetryButton } from './retry-button'

/** On the form of a record: a publish that was scheduled and did not happen. */
export function FailedNotice({ job, type, at, failure, by }: ShownFailure) {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'es'
  const words = messages[language]
  return (
    <div className="record-state__failed" role="alert">
      <p>
        <b>{words[type]}.</b> {words.planned(dayAndTime(new Date(at), language))} {by ? words.by(by) : words.byDeleted}{' '}
        {words.why}: {explainFailure(failure, language)}
      </p>
      <RetryButton job={job} what={words[type]} />
    </div>
  )
}
