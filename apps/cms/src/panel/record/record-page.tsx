import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { DeskPage } from '../layout/panel-page'
import { recordWords } from './messages'
import { Timeline } from './timeline'
import type { TimelineEntry } from './timeline-entry'

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
  /** Renders the button that sends a delivery now, for staff who may. */
  sendButton?: (delivery: string) => ReactNode
  side: ReactNode
  language: 'es' | 'en'
}

/** Renders the page of one person: name, state, timeline, and beside them what there is to do. */
export function RecordPage(props: Props) {
  const { crumbs, person, reach, warnings, meta, noteForm, entries, sendButton, side, language } = props
  const { initPageResult, params, searchParams } = props
  const say = recordWords[language]
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
          <Timeline entries={entries} sendButton={sendButton} language={language} />
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
