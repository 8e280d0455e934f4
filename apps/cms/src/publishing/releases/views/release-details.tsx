'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { addressOf, type ReleaseChange, type ReleaseProblem } from '@sillar/domain/release/release'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import './publish-panel.css'
import { publishWords } from './messages'
import { askToPublish } from './use-publishing'

type Release = {
  name?: string | null
  state?: string | null
  kept?: boolean | null
  changes?: ReleaseChange[] | null
  problemList?: ReleaseProblem[] | null
}

/** On a release: what it was for, what kept it from visitors, and the way back to it. */
export function ReleaseDetails() {
  const { data } = useDocumentInfo()
  const { i18n } = useTranslation()
  const words = publishWords(i18n.language).release
  const release = (data ?? {}) as Release
  const changes = release.changes ?? []
  const problems = release.problemList ?? []
  return (
    <div className="release-details">
      {release.state === 'online' && <p className="release-details__live">{words.live}</p>}
      {problems.length > 0 && <h3>{words.problems}</h3>}
      <ul>
        {problems.map(({ record, title, path, sentence }) => (
          <li key={`${title}${path}${sentence}`}>
            {record ? <Link href={addressOf(record, path)}>{`${title}: ${sentence}`}</Link> : <pre>{sentence}</pre>}
          </li>
        ))}
      </ul>
      {changes.length > 0 && <h3>{words.changes}</h3>}
      <ul>
        {changes.map((change) => (
          <li key={`${change.slug}${change.id}`}>
            {change.action === 'deleted' ? change.title : <Link href={addressOf(change)}>{change.title}</Link>} (
            {words.actions[change.action]}
            {change.by && `, ${change.by}`})
          </li>
        ))}
      </ul>
      {release.state === 'replaced' && release.name && <WayBack name={release.name} isKept={release.kept === true} />}
    </div>
  )
}

function WayBack({ name, isKept }: { name: string; isKept: boolean }) {
  const { i18n } = useTranslation()
  const words = publishWords(i18n.language)
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const router = useRouter()
  const reasonId = useId()
  const explainId = useId()
  if (!isKept) return <p>{words.release.gone}</p>

  async function goBack(event: FormEvent | { preventDefault(): void }) {
    event.preventDefault()
    setIsAsking(true)
    if (await askToPublish('rollback', { release: name, reason })) toast.success(words.asked)
    else toast.error(words.notAsked)
    setIsAsking(false)
    router.push('/admin/collections/releases')
  }

  return (
    <div className="release-details__back">
      <p id={explainId}>{words.release.explain}</p>
      <label htmlFor={reasonId}>{words.release.why}</label>
      <input
        aria-describedby={explainId}
        id={reasonId}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
        type="text"
        value={reason}
      />
      <Button buttonStyle="primary" disabled={isAsking || reason.trim() === ''} onClick={goBack}>
        {words.release.goBack}
      </Button>
    </div>
  )
}
