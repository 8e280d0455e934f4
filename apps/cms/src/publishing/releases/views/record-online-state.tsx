'use client'

import { recordUrl } from '@app/domain/release/release'
import type { RecordState } from '@app/domain/release/release-state'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect } from 'react'
import { FailedNotice } from '../../schedule/views/failed-notice'
import { PlannedSchedule } from '../../schedule/views/planned-schedule'
import { ScheduleForm } from '../../schedule/views/schedule-form'
import { publishMessages } from './messages'
import { OthersNotice } from './others-notice'
import './publish-panel.css'
import { refreshPublishing, usePublishing } from './use-publishing'

/** Shows whether visitors see the record, what is scheduled, and what colleagues have changed since the page was opened. */
export function RecordOnlineState() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const query = globalSlug ? `?global=${globalSlug}` : `?collection=${collectionSlug}&id=${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save must refresh the state.
  useEffect(refreshPublishing, [lastUpdateTime])
  return id || globalSlug ? <OnlineState query={query} /> : null
}

function OnlineState({ query }: { query: string }) {
  const { i18n } = useTranslation()
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const messages = publishMessages(i18n.language)
  const publishing = usePublishing(query)
  const record = publishing?.record
  if (!record) return null
  const { schedules = [], failedSchedules, draft } = publishing
  const unpublished = record.state === 'online' ? draft?.unpublished : undefined
  const hasNewerDraft = hasPublishedDoc && unpublishedVersionCount > 0
  return (
    <div className="record-state" data-state={unpublished ? 'unpublished' : record.state}>
      <p role="status">
        {unpublished
          ? messages.record.unpublishedSince(unpublished.since, unpublished.by)
          : statusText(record, messages)}
      </p>
      {hasNewerDraft && !unpublished && <p>{messages.record.unpublished}</p>}
      {schedules.map((schedule) => (
        <PlannedSchedule key={schedule.job} {...schedule} />
      ))}
      {record.state === 'problem' && <ProblemLinks record={record} />}
      {failedSchedules?.map((failedSchedule) => (
        <FailedNotice key={failedSchedule.job} {...failedSchedule} />
      ))}
      <OthersNotice publishing={publishing} />
      <ScheduleForm hasNewerVersion={!hasPublishedDoc || hasNewerDraft} mayUnpublish={hasPublishedDoc} />
    </div>
  )
}

function ProblemLinks({ record }: { record: Extract<RecordState, { state: 'problem' }> }) {
  const { i18n } = useTranslation()
  const messages = publishMessages(i18n.language)
  if (record.ownProblems.length === 0)
    return (
      <Link href="/admin/collections/releases" prefetch={false}>
        {messages.see}
      </Link>
    )
  return (
    <ul>
      {record.ownProblems.map((problem) => (
        <li key={`${problem.path}${problem.sentence}`}>
          {problem.record && <a href={recordUrl(problem.record, problem.path)}>{problem.sentence}</a>}
        </li>
      ))}
    </ul>
  )
}

function statusText(record: RecordState, messages: ReturnType<typeof publishMessages>): string {
  switch (record.state) {
    case 'online':
      return record.since ? messages.onlineSince(record.since) : messages.online
    case 'rolled-back':
      return messages.record.rolledBack
    case 'problem':
      if (!record.isRejected) return messages.record.failed
      return record.ownProblems.length > 0 ? messages.record.ownProblem : messages.record.otherProblem
    default:
      return messages.record[record.state]
  }
}
