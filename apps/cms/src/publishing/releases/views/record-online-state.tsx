'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { addressOf } from '@sillar/domain/release/release'
import type { RecordState } from '@sillar/domain/release/release-state'
import Link from 'next/link'
import { useEffect } from 'react'
import { FailedNotice } from '../../schedule/views/failed-notice'
import './publish-panel.css'
import { publishWords } from './messages'
import { lookAgain, usePublishing } from './use-publishing'

/** Beside the buttons of a record: whether visitors see what is published of it, and if not, why. */
export function RecordOnlineState() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const query = globalSlug ? `?global=${globalSlug}` : `?collection=${collectionSlug}&id=${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is the moment to look again.
  useEffect(lookAgain, [lastUpdateTime])
  return id || globalSlug ? <State query={query} /> : null
}

function State({ query }: { query: string }) {
  const { i18n } = useTranslation()
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const words = publishWords(i18n.language)
  const known = usePublishing(query)
  const record = known?.record
  if (!record) return null
  const hasNewerDraft = hasPublishedDoc && unpublishedVersionCount > 0
  return (
    <div className="record-state" data-state={record.state}>
      <p role="status">{textOf(record, words)}</p>
      {hasNewerDraft && <p>{words.record.unpublished}</p>}
      {record.state === 'problem' && <Problems record={record} />}
      {known.failedSchedules?.map((failed) => (
        <FailedNotice key={failed.job} {...failed} />
      ))}
    </div>
  )
}

function Problems({ record }: { record: Extract<RecordState, { state: 'problem' }> }) {
  const { i18n } = useTranslation()
  const words = publishWords(i18n.language)
  if (record.here.length === 0)
    return (
      <Link href="/admin/collections/releases" prefetch={false}>
        {words.see}
      </Link>
    )
  return (
    <ul>
      {record.here.map((problem) => (
        <li key={`${problem.path}${problem.sentence}`}>
          {problem.record && <a href={addressOf(problem.record, problem.path)}>{problem.sentence}</a>}
        </li>
      ))}
    </ul>
  )
}

function textOf(record: RecordState, words: ReturnType<typeof publishWords>): string {
  switch (record.state) {
    case 'online':
      return record.since ? words.onlineSince(record.since) : words.online
    case 'rolled-back':
      return words.record.rolledBack
    case 'problem':
      if (!record.refused) return words.record.failed
      return record.here.length > 0 ? words.record.here : words.record.elsewhere
    default:
      return words.record[record.state]
  }
}
