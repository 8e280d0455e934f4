import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { DeskPage } from '../layout/panel-page'
import { recordMessages } from './messages'
import { Timeline } from './timeline'
import type { TimelineEntry } from './timeline-entry'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  crumbs: { label: string; url?: `/${string}` }[]
  person: { firstName: string; lastName: string }
  /** Links to contact the person. */
  contactLinks: ReactNode
  warnings?: ReactNode
  /** The fields below the name. */
  meta: ReactNode
  /** The messages with the person, above the timeline. */
  conversation?: ReactNode
  noteForm: ReactNode
  entries: TimelineEntry[]
  /** Renders the button that sends a delivery now. Absent if the user may not send deliveries. */
  sendButton?: (delivery: string) => ReactNode
  side: ReactNode
  language: 'es' | 'en'
}

/** Renders the page of a lead or a referral: person, state, timeline and actions. */
export function RecordPage(props: Props) {
  const { crumbs, person, contactLinks, warnings, meta, conversation, noteForm, entries, sendButton, side, language } =
    props
  const { initPageResult, params, searchParams } = props
  const messages = recordMessages[language]
  return (
    <DeskPage initPageResult={initPageResult} params={params} searchParams={searchParams} crumbs={crumbs}>
      <div className="desk__head">
        <h1>
          {person.firstName} <b>{person.lastName}</b>
        </h1>
        {contactLinks && <p className="desk-buttons">{contactLinks}</p>}
      </div>
      {warnings}
      <div className="meta">{meta}</div>
      <div className="lead">
        <div className="lead__main">
          {conversation}
          <section className="desk-box" aria-labelledby="desk-happened">
            <h2 id="desk-happened">
              {messages.what} <b>{messages.happened}</b>
            </h2>
            {noteForm}
            <Timeline entries={entries} sendButton={sendButton} language={language} />
          </section>
        </div>
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
