import { documentKind } from '@sillar/domain/person/person-keys'
import { spacedPhone } from '@sillar/domain/phone/phone-number'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { dayAndTime } from '../../panel/dates/format-time'
import { DeskPage } from '../../panel/layout/panel-page'
import { DeskIcon } from '../../panel/parts/panel-icon'
import { findPerson } from '../find-person'
import type { PrivacyWords } from '../messages'
import { readLog } from '../read-log'
import { type PrivacyRequest, readRequest } from '../read-requests'
import { recordPrivacy } from '../record-privacy'
import { enterPrivacyDesk } from './enter-privacy-desk'
import { LogLines } from './log-lines'
import { PersonTools } from './person-tools'
import { CloseForm, TakeButton } from './request-forms'
import { toolsOf } from './shown-records'
import { TermBar } from './term'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One request: its term, what was asked, all that is held about the person, and how it ends. */
export async function RequestView(props: AdminViewServerProps) {
  const id = String((props.params?.segments as string[] | undefined)?.[2] ?? '')
  const { req, pool, language, say } = enterPrivacyDesk(props, `/admin/privacidad/solicitudes/${id}`)
  const request = uuid.test(id) ? await readRequest(pool, id) : undefined
  if (!request) notFound()
  await recordPrivacy(req, 'seen', `privacy_requests:${id}`)
  const { email, document } = request
  const [person, log] = await Promise.all([
    findPerson(pool, { email, document, phone: request.phone ?? undefined }, id),
    readLog(pool, { request: id }),
  ])
  const isOpen = request.state !== 'closed'
  return (
    <DeskPage {...props} crumbs={[{ label: say.title, url: '/privacidad' }, { label: request.reference }]}>
      <div className="desk__head">
        <h1>
          {say.rightOf(say.rights[request.kind])} <b>{request.name}</b>
        </h1>
        <p className="desk-buttons">
          <a className="desk-btn" href={`mailto:${email}?subject=${encodeURIComponent(request.reference)}`}>
            <DeskIcon name="mail" />
            {say.reply}
          </a>
          {isOpen && !request.handler && <TakeButton id={id} language={language} />}
        </p>
      </div>
      <TermBar request={request} now={new Date()} language={language} />
      <div className="lead">
        <div className="lead__side">
          <PersonTools {...toolsOf(person, language)} request={id} language={language} />
        </div>
        <div className="lead__side">
          <Asked request={request} say={say} language={language} />
          {isOpen ? (
            <CloseForm id={id} language={language} />
          ) : (
            <section className="desk-box" aria-labelledby="privacy-outcome">
              <h2 id="privacy-outcome">{say.outcome}</h2>
              <p className="privacy-text">{request.outcome}</p>
            </section>
          )}
          <section className="desk-box" aria-labelledby="privacy-log">
            <h2 id="privacy-log">
              {say.history} <b>{say.historyBold}</b>
            </h2>
            <LogLines lines={log} language={language} />
          </section>
        </div>
      </div>
    </DeskPage>
  )
}

type AskedProps = { request: PrivacyRequest; say: PrivacyWords; language: 'es' | 'en' }

function Asked({ request, say, language }: AskedProps) {
  const facts: [string, string][] = [
    [say.right, say.rights[request.kind]],
    [say.state, say.states[request.state]],
    [say.handler, request.handler ?? say.nobody],
    [say.mail, request.email],
    ...(request.phone ? ([[say.phone, spacedPhone(request.phone)]] as [string, string][]) : []),
    [say.document, `${documentKind(request.documentTypeId) ?? ''} ${request.document}`],
    [say.language, say.languages[request.locale]],
  ]
  return (
    <section className="desk-box" aria-labelledby="privacy-asked">
      <h2 id="privacy-asked">
        {say.asked} <b>{say.askedBold}</b>
      </h2>
      <p className="privacy-text">{request.detail ?? say.noDetail}</p>
      <p className={request.confirmedAt ? 'privacy-ok' : 'privacy-warning'}>
        {request.confirmedAt ? `${say.confirmed} ${dayAndTime(request.confirmedAt, language)}.` : say.unconfirmed}
      </p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
