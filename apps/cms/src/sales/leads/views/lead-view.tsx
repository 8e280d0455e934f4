import { formatInstant } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { callLink } from '@app/domain/lead/contact-links'
import { answerClock, formatWait } from '@app/domain/lead/first-answer'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { MetaField, RecordPage } from '../../../panel/record/record-page'
import { may } from '../../../platform/access/apply-access'
import { cmsEnv } from '../../../platform/env'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { readAppointmentPlaces, readLeadAppointments } from '../../appointments/read-appointments'
import { LeadAppointments } from '../../appointments/views/lead-appointments'
import { readLotsOfLead } from '../../lots/read-lots-of-lead'
import { LeadLots } from '../../lots/views/lead-lots'
import { readQuotesOfLead } from '../../quotes/read-quote'
import { LeadQuotes } from '../../quotes/views/lead-quotes'
import { readApprovedTemplates } from '../../whatsapp/read-approved-templates'
import { readConversation, readLastChange } from '../../whatsapp/read-conversation'
import { ConversationBox } from '../../whatsapp/views/conversation-box'
import { leadMessages } from '../messages'
import { readContactConsent } from '../read-contact-consent'
import { readColleagues, readConsents, readDeliveries, readHistory, readLead, readProjects } from '../read-lead'
import { contactLinks, readMessageTemplates } from '../read-message-templates'
import { markNoticesSeen, readNotices } from '../read-notices'
import { readPerson } from '../read-person'
import { visibleTables } from '../visible-tables'
import { LeadData } from './lead-data'
import { NoteForm, SendNowButton } from './lead-forms'
import { LeadStateFields } from './lead-state'
import { NextStep } from './next-step'
import { OptOutWarning } from './opt-out-warning'
import { PersonBox } from './person-box'
import { timelineEntries } from './timeline-entries'
import { WaitClock } from './wait-clock'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function LeadView(props: AdminViewServerProps) {
  const id = String((props.params?.segments as string[] | undefined)?.[1] ?? '')
  const { req, user, pool, language } = requirePageAccess(props, `/admin/consultas/${id}`, 'work on leads')
  if (!uuidPattern.test(id)) notFound()
  const lead = await readLead(pool, id)
  if (!lead) notFound()
  await recordPrivacy(req, 'seen', `leads:${id}`)
  await markNoticesSeen(pool, id, String(user.id))
  const messages = leadMessages[language]
  const now = new Date()
  const [
    events,
    deliveries,
    notices,
    consents,
    colleagues,
    projects,
    person,
    templates,
    contactConsent,
    quotes,
    appointments,
    places,
    conversation,
    lastChange,
    approvedTemplates,
    lots,
  ] = await Promise.all([
    readHistory(pool, id),
    readDeliveries(pool, id),
    readNotices(pool, id),
    readConsents(pool, id),
    readColleagues(pool),
    readProjects(pool, language),
    readPerson(pool, id, visibleTables(user)),
    readMessageTemplates(req.payload),
    readContactConsent(pool, id),
    readQuotesOfLead(pool, id),
    readLeadAppointments(pool, id, language),
    readAppointmentPlaces(pool, language),
    readConversation(pool, id),
    readLastChange(pool, id),
    readApprovedTemplates(req.payload),
    readLotsOfLead(pool, id),
  ])
  const project = projects.get(lead.project) ?? lead.project
  const salespersonName = (user as { name?: string }).name ?? ''
  const links = contactLinks(lead, { templates, project, salespersonName })
  const clock = answerClock(lead, now)
  const entries = timelineEntries({ lead, events, deliveries, notices, project, language }, messages)
  const callHref = callLink(lead.phone)
  const isWhatsAppConnected = Boolean(cmsEnv().WHATSAPP_NUMBER_ID) && lead.phone !== ''
  return (
    <RecordPage
      {...props}
      crumbs={[{ label: messages.title, url: '/consultas' }, { label: lead.reference }]}
      person={lead}
      language={language}
      contactLinks={
        <>
          {isWhatsAppConnected ? (
            <a className="desk-btn" href="#whatsapp">
              <DeskIcon name="chat" />
              {messages.whatsApp}
            </a>
          ) : (
            <a className="desk-btn" href={links.whatsApp} target="_blank" rel="noreferrer">
              <DeskIcon name="chat" />
              {messages.whatsApp}
            </a>
          )}
          <a className="desk-btn" href={callHref}>
            <DeskIcon name="phone" />
            {messages.call}
          </a>
          {lead.email && (
            <a className="desk-btn" href={links.mail}>
              <DeskIcon name="mail" />
              {messages.mail}
            </a>
          )}
        </>
      }
      warnings={<OptOutWarning {...contactConsent} language={language} />}
      meta={
        <>
          <LeadStateFields
            lead={id}
            state={lead.state}
            ownerId={lead.ownerId}
            colleagues={colleagues}
            language={language}
          />
          <MetaField name={messages.age}>
            {clock.kind === 'running' && (
              <WaitClock receivedAt={lead.receivedAt.toISOString()} now={now.toISOString()} language={language} />
            )}
            {clock.kind === 'answered' && (
              <b className={`clock clock--${clock.urgency}`}>{messages.answeredAfter(formatWait(clock.afterMs))}</b>
            )}
            {clock.kind === 'stopped' && <b>{messages.stopped}</b>}
          </MetaField>
          <MetaField name={messages.project}>
            <b>{project}</b>
          </MetaField>
          <MetaField name={messages.code}>
            <b>{lead.reference}</b>
          </MetaField>
        </>
      }
      conversation={
        isWhatsAppConnected && (
          <ConversationBox
            {...{ lead: id, conversation, lastChange, templates: approvedTemplates, now, language }}
            answerBy={contactConsent.answerBy}
            marketingBy={contactConsent.marketingBy}
            chatHref={links.whatsApp}
          />
        )
      }
      noteForm={<NoteForm lead={id} newestEntry={entries[0]?.id} language={language} />}
      entries={entries}
      sendButton={
        may(user, 'send a delivery again')
          ? (delivery) => <SendNowButton delivery={delivery} language={language} />
          : undefined
      }
      side={
        <>
          <NextStep
            lead={id}
            nextStep={lead.nextStep}
            nextStepAt={lead.nextStepAt?.toISOString() ?? null}
            formattedTime={lead.nextStepAt && formatInstant(lead.nextStepAt, language)}
            isWaiting={clock.kind === 'running'}
            callHref={callHref}
            language={language}
          />
          <LeadAppointments
            lead={{ id, name: `${lead.firstName} ${lead.lastName}`, place: null }}
            {...appointments}
            places={places}
            today={limaDateOf(now)}
            language={language}
          />
          <LeadLots lead={lead} lots={lots} mayHold={may(user, 'change the state of lots')} language={language} />
          <LeadQuotes lead={lead} quotes={quotes} now={now} language={language} />
          <LeadData lead={lead} consents={consents} marketingBy={contactConsent.marketingBy} language={language} />
          <PersonBox ownRecord={`leads:${id}`} person={person} projects={projects} language={language} />
        </>
      }
    />
  )
}
