import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { inboxWords } from '../words'
import { DeskPage } from './desk-page'
import { Timeline } from './timeline'
import type { TimelineEntry } from './timeline-entries'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  crumbs: { label: string; url?: `/${string}` }[]
  person: { firstName: string; lastName: string }
  /** Ways to reach the person. */
  reach: ReactNode
  warnings?: ReactNode
  /** Fields of the strip below the name. */
  meta: ReactNode
  noteForm: ReactNode
  entries: TimelineEntry[]
  maySend: boolean
  side: ReactNode
  language: 'es' | 'en'
}

/** One person at the desk: who, how it stands, what happened, and beside it what there is to do. */
export function RecordPage(props: Props) {
  const { crumbs, person, reach, warnings, meta, noteForm, entries, maySend, side, language } = props
  const { initPageResult, params, searchParams } = props
  const say = inboxWords[language]
  return (
    <DeskPage initPageResult={initPageResult} params={params} searchParams={searchParams} crumbs={crumbs}>
      <div className="desk__head">
        <h1>
          {person.firstName} <b>{person.lastName}</b>
        </h1>
        {reach && <p className="desk-buttons">{reach}</p>}
      </div>
      {warnings}
      <div className="meta">{meta}</div>
      <div className="lead">
        <section className="desk-box" aria-labelledby="desk-happened">
          <h2 id="desk-happened">
            {say.what} <b>{say.happened}</b>
          </h2>
          {noteForm}
          <Timeline entries={entries} maySend={maySend} language={language} />
        </section>
        <div className="lead__side">{side}</div>
      </div>
    </DeskPage>
  )
}

export function MetaField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="meta__field">
      <span>{name}</span>
      {children}
    </p>
  )
}
