'use client'

import { type ReleaseChange, type ReleaseProblem, recordUrl } from '@app/domain/release/release'
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import './publish-panel.css'
import { publishMessages } from './messages'
import { requestRelease } from './use-publishing'

type Release = {
  name?: string | null
  state?: string | null
  kept?: boolean | null
  changes?: ReleaseChange[] | null
  problemList?: ReleaseProblem[] | null
}

export function ReleaseDetails() {
  const { data } = useDocumentInfo()
  const { i18n } = useTranslation()
  const messages = publishMessages(i18n.language).release
  const release = (data ?? {}) as Release
  const changes = release.changes ?? []
  const problems = release.problemList ?? []
  return (
    <div className="release-details">
      {release.state === 'online' && <p className="release-details__live">{messages.live}</p>}
      {problems.length > 0 && <h3>{messages.problems}</h3>}
      <ul>
        {problems.map(({ record, title, path, sentence }) => (
          <li key={`${title}${path}${sentence}`}>
            {record ? <Link href={recordUrl(record, path)}>{`${title}: ${sentence}`}</Link> : <pre>{sentence}</pre>}
          </li>
        ))}
      </ul>
      {changes.length > 0 && <h3>{messages.changes}</h3>}
      <ul>
        {changes.map((change) => (
          <li key={`${change.slug}${change.id}`}>
            {change.action === 'deleted' ? change.title : <Link href={recordUrl(change)}>{change.title}</Link>} (
            {messages.actions[change.action]}
            {change.by && `, ${change.by}`})
          </li>
        ))}
      </ul>
      {release.state === 'replaced' && release.name && (
        <RollbackForm name={release.name} hasFiles={release.kept === true} />
      )}
    </div>
  )
}

function RollbackForm({ name, hasFiles }: { name: string; hasFiles: boolean }) {
  const { i18n } = useTranslation()
  const messages = publishMessages(i18n.language)
  const [reason, setReason] = useState('')
  const [isRequesting, setIsRequesting] = useState(false)
  const router = useRouter()
  const reasonId = useId()
  const explanationId = useId()
  if (!hasFiles) return <p>{messages.release.gone}</p>

  async function rollBack(event: FormEvent | { preventDefault(): void }) {
    event.preventDefault()
    if (reason.trim() === '') {
      toast.error(messages.release.reasonMissing)
      document.getElementById(reasonId)?.focus()
      return
    }
    setIsRequesting(true)
    if (await requestRelease('rollback', { release: name, reason })) toast.success(messages.requested)
    else toast.error(messages.requestFailed)
    setIsRequesting(false)
    router.push('/admin/collections/releases')
  }

  return (
    <div className="release-details__back">
      <p id={explanationId}>{messages.release.explain}</p>
      <label htmlFor={reasonId}>{messages.release.why}</label>
      <input
        aria-describedby={explanationId}
        id={reasonId}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
        type="text"
        value={reason}
      />
      <Button buttonStyle="primary" disabled={isRequesting} onClick={rollBack}>
        {messages.release.goBack}
      </Button>
    </div>
  )
}
