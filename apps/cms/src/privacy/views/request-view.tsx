import { formatInstant } from '@app/domain/calendar/format-date'
import { documentKind } from '@app/domain/person/person-keys'
import { spacedPhone } from '@app/domain/phone/phone-number'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { readAnswers } from '../answers/read-answers'
import { AnswerForm } from '../answers/views/answer-form'
import { SentAnswers } from '../answers/views/sent-answers'
import { findPerson } from '../find-person'
import type { PrivacyMessages } from '../messages'
import { readLog } from '../read-log'
import { type PrivacyRequest, readRequest } from '../read-requests'
import { recordPrivacy } from '../record-privacy'
import { LogLines } from './log-lines'
import { PersonTools } from './person-tools'
import { DeadlineBar } from './request-deadline'
import { AssignButton, CloseForm } from './request-forms'
import { requirePrivacyAccess } from './require-privacy-access'
import { toShownPerson } from './shown-records'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function RequestView(props: AdminViewServerProps) {
  const id = String((props.params?.segments as string[] | undefined)?.[2] ?? '')
  const { req, pool, language, messages } = requirePrivacyAccess(props, `/admin/privacidad/solicitudes/${id}`)
  const request = uuidPattern.test(id) ? await readRequest(pool, id) : undefined
  if (!request) notFound()
  await recordPrivacy(req, 'seen', `privacy_requests:${id}`)
  const { email, document } = request
  const [person, answers, { lines }] = await Promise.all([
    findPerson(pool, { email, document, phone: request.phone ?? undefined }, id),
    readAnswers(pool, id),
    readLog(pool, { request: id }),
  ])
  const isOpen = request.state !== 'closed'
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: '/privacidad' }, { label: request.reference }]}>
      <div className="desk__head">
        <h1>
          {messages.rightOf(messages.rights[request.kind])} <b>{request.name}</b>
        </h1>
        <p className="desk-buttons">{isOpen && !request.handler && <AssignButton id={id} language={language} />}</p>
      </div>
      <DeadlineBar request={request} now={new Date()} language={language} />
      <div className="lead">
        <div className="lead__side">
          <PersonTools
            {...toShownPerson(person, language)}
            request={id}
            needsIdentityCheck={request.confirmedAt === null}
            language={language}
          />
        </div>
        <div className="lead__side">
          <RequestDetails request={request} messages={messages} language={language} />
          <SentAnswers answers={answers} language={language} />
          {isOpen && (
            <AnswerForm
              request={{
                id,
                email,
                reference: request.reference,
                kind: request.kind,
                firstName: request.firstName,
                locale: request.locale,
                receivedOn: request.receivedOn,
                isConfirmed: request.confirmedAt !== null,
              }}
              language={language}
            />
          )}
          {isOpen ? (
            <CloseForm id={id} language={language} />
          ) : (
            <section className="desk-box" aria-labelledby="privacy-outcome">
              <h2 id="privacy-outcome">{messages.outcome}</h2>
              <p className="privacy-text">{request.outcome}</p>
            </section>
          )}
          <section className="desk-box" aria-labelledby="privacy-log">
            <h2 id="privacy-log">
              {messages.history} <b>{messages.historyBold}</b>
            </h2>
            <LogLines lines={lines} language={language} />
          </section>
        </div>
      </div>
    </DeskPage>
  )
}

type DetailsProps = { request: PrivacyRequest; messages: PrivacyMessages; language: 'es' | 'en' }

function RequestDetails({ request, messages, language }: DetailsProps) {
  const facts: [string, string][] = [
    [messages.right, messages.rights[request.kind]],
    [messages.state, messages.states[request.state]],
    [messages.handler, request.handler ?? messages.notAssigned],
    [messages.mail, request.email],
    ...(request.phone ? ([[messages.phone, spacedPhone(request.phone)]] as [string, string][]) : []),
    [messages.document, `${documentKind(request.documentTypeId) ?? ''} ${request.document}`],
    [messages.language, messages.languages[request.locale]],
  ]
  return (
    <section className="desk-box request-asked" aria-labelledby="privacy-asked">
      <h2 id="privacy-asked">
        {messages.asked} <b>{messages.askedBold}</b>
      </h2>
      <p className="privacy-text">{request.detail ?? messages.noDetail}</p>
      <p className={request.confirmedAt ? 'privacy-ok' : 'privacy-warning'}>
        {request.confirmedAt
          ? `${messages.confirmed} ${formatInstant(request.confirmedAt, language)}.`
          : messages.unconfirmed}
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
