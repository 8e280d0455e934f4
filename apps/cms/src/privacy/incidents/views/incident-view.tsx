import { loadCompany } from '@app/documents/company'
import { formatInstant } from '@app/domain/calendar/format-date'
import { authorityLetter, peopleLetter } from '@app/domain/incident/incident-letter'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { isRecordId } from '../../../platform/database/record-id.schema'
import { recordPrivacy } from '../../record-privacy'
import { incidentMessages } from '../messages'
import { type Incident, readIncident } from '../read-incidents'
import { IncidentClockBar } from './incident-clock-bar'
import { AffectedForm, StepForm } from './incident-forms'
import { LetterForm } from './letter-form'

/** Shows an incident with its clock, its events and the forms that add to it. */
export async function IncidentView(props: AdminViewServerProps) {
  const id = String((props.params?.segments as string[] | undefined)?.[1] ?? '')
  const { req, pool, language } = requirePageAccess(props, `/admin/incidentes/${id}`, 'handle incidents')
  const messages = incidentMessages[language]
  const incident = isRecordId(id) ? await readIncident(pool, id) : undefined
  if (!incident) notFound()
  await recordPrivacy(req, 'seen', `incidents:${id}`)
  const company = await loadCompany(pool, 'es')
  const letterFacts = {
    ...incident,
    company: company.legalName || company.brand,
    measures: incident.events.filter(({ kind }) => kind === 'measure').map(({ text }) => text),
  }
  const { mailCount } = incident
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: '/incidentes' }, { label: incident.reference }]}>
      <div className="desk__head">
        <h1>
          {messages.oneIncident} <b className="desk__number">{incident.reference}</b>
        </h1>
      </div>
      <IncidentClockBar incident={incident} now={new Date()} language={language} />
      <div className="lead">
        <div className="lead__side">
          <Steps incident={incident} language={language} />
          {!incident.closedAt && <StepForm id={id} language={language} />}
        </div>
        <div className="lead__side">
          <AffectedRecords incident={incident} language={language} />
          {!incident.closedAt && (
            <>
              <AffectedForm id={id} language={language} />
              <LetterForm
                id={id}
                language={language}
                audience="authority"
                text={authorityLetter(letterFacts)}
                mailCount={1}
              />
              {mailCount > 0 && (
                <LetterForm
                  id={id}
                  language={language}
                  audience="people"
                  text={peopleLetter(letterFacts, 'es')}
                  textInEnglish={peopleLetter(letterFacts, 'en')}
                  mailCount={mailCount}
                />
              )}
            </>
          )}
        </div>
      </div>
    </DeskPage>
  )
}

type PartProps = { incident: Incident; language: 'es' | 'en' }

function Steps({ incident: { what, author, events }, language }: PartProps) {
  const messages = incidentMessages[language]
  return (
    <section className="desk-box" aria-labelledby="incident-steps">
      <h2 id="incident-steps">
        {messages.history} <b>{messages.historyBold}</b>
      </h2>
      <p className="privacy-text">{what}</p>
      <p className="desk-soft">
        {messages.by} {author}
      </p>
      <ol className="log-lines">
        {events.map(({ id, kind, text, recipient, count, author: by, at }) => (
          <li key={id}>
            <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
            <p>
              <b>{by}</b> · {messages.events[kind]}
              {count !== null && ` (${count})`}
              {recipient && ` · ${recipient}`}
              <small className="privacy-text">{text}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function AffectedRecords({ incident: { affected, references }, language }: PartProps) {
  const messages = incidentMessages[language]
  return (
    <section className="desk-box" aria-labelledby="incident-affected">
      <h2 id="incident-affected">
        {messages.affected} <b>{messages.affectedBold}</b>
      </h2>
      {affected.length === 0 && <p className="desk-soft">{messages.affectedNone}</p>}
      <dl className="facts">
        {affected.map(({ table, count, mailCount }) => (
          <div key={table}>
            <dt>{messages.tables[table as keyof typeof messages.tables]}</dt>
            <dd>{messages.affectedLine(count, mailCount)}</dd>
          </div>
        ))}
        {references.length > 0 && (
          <div>
            <dt>{messages.codes}</dt>
            <dd>{references.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
