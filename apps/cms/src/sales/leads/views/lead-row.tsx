import { callLink } from '@sillar/domain/lead/contact-links'
import { answerClock, waitInWords } from '@sillar/domain/lead/first-answer'
import { dayAndTime } from '../../../panel/dates/format-time'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import type { ListedLead } from '../list-leads'
import { inboxWords } from '../messages'
import { WaitClock } from './wait-clock'

type Props = {
  lead: ListedLead
  project: string
  whatsApp: string
  now: Date
  language: 'es' | 'en'
  isPlain?: boolean
}

/** `isPlain`: to go to, and not to choose several. On a phone: who, about what, since when, and a call. */
export function LeadRow({ lead, project, whatsApp, now, language, isPlain = false }: Props) {
  const say = inboxWords[language]
  const name = `${lead.firstName} ${lead.lastName}`
  const clock = answerClock(lead, now)
  return (
    <li className={`lead-row${clock.is === 'running' ? ` lead-row--${clock.urgency}` : ''}`}>
      {!isPlain && <input type="checkbox" name="lead" value={lead.id} aria-label={say.choose(name)} />}
      <p className="lead-row__age">
        {clock.is === 'running' ? (
          <WaitClock receivedAt={lead.receivedAt.toISOString()} now={now.toISOString()} language={language} />
        ) : (
          <span className="clock">
            <b>{waitInWords(now.getTime() - lead.receivedAt.getTime())}</b>{' '}
            <small>{dayAndTime(lead.receivedAt, language)}</small>
          </span>
        )}
      </p>
      <p className="lead-row__who">
        <a href={`/admin/consultas/${lead.id}`}>{name}</a>
        <small>{lead.kind === 'contact' ? project : `${project}, ${say.kinds[lead.kind]?.toLowerCase()}`}</small>
      </p>
      <p className="lead-row__state">
        <b>{say.states[lead.state]}</b>
        <small>{lead.owner ?? say.nobody}</small>
      </p>
      {!isPlain && (
        <p className="lead-row__step">
          {lead.nextStep ?? say.noNextStep}
          {lead.nextStepAt && <small>{dayAndTime(lead.nextStepAt, language)}</small>}
        </p>
      )}
      <p className="lead-row__reach">
        <a className="desk-round desk-round--ink" href={callLink(lead.phone)} aria-label={say.callTo(name)}>
          <DeskIcon name="phone" />
        </a>
        <a className="desk-round" href={whatsApp} target="_blank" rel="noreferrer" aria-label={say.whatsAppTo(name)}>
          <DeskIcon name="chat" />
        </a>
      </p>
    </li>
  )
}
