import { formatInstant } from '@app/domain/calendar/format-date'
import { callLink } from '@app/domain/lead/contact-links'
import { answerClock, formatWait } from '@app/domain/lead/first-answer'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import type { ListedLead } from '../list-leads'
import { leadMessages } from '../messages'
import { WaitClock } from './wait-clock'

type Props = {
  lead: ListedLead
  project: string
  whatsApp: string
  now: Date
  language: 'es' | 'en'
  /** Hides the checkbox and the next step. */
  isPlain?: boolean
}

export function LeadRow({ lead, project, whatsApp, now, language, isPlain = false }: Props) {
  const messages = leadMessages[language]
  const name = `${lead.firstName} ${lead.lastName}`
  const clock = answerClock(lead, now)
  return (
    <li className={`lead-row${clock.kind === 'running' ? ` lead-row--${clock.urgency}` : ''}`}>
      {!isPlain && <input type="checkbox" name="lead" value={lead.id} aria-label={messages.choose(name)} />}
      <p className="lead-row__age">
        {clock.kind === 'running' ? (
          <WaitClock receivedAt={lead.receivedAt.toISOString()} now={now.toISOString()} language={language} />
        ) : (
          <span className="clock">
            <b>{formatWait(now.getTime() - lead.receivedAt.getTime())}</b>{' '}
            <small>{formatInstant(lead.receivedAt, language)}</small>
          </span>
        )}
      </p>
      <p className="lead-row__who">
        <a href={`/admin/consultas/${lead.id}`}>{name}</a>
        <small>{lead.kind === 'contact' ? project : `${project}, ${messages.kinds[lead.kind]?.toLowerCase()}`}</small>
      </p>
      <p className="lead-row__state">
        <b>{messages.states[lead.state]}</b>
        <small>{lead.owner ?? messages.noOwner}</small>
      </p>
      {!isPlain && (
        <p className="lead-row__step">
          {lead.nextStep ?? messages.noNextStep}
          {lead.nextStepAt && <small>{formatInstant(lead.nextStepAt, language)}</small>}
        </p>
      )}
      <p className="lead-row__reach">
        <a className="desk-round desk-round--ink" href={callLink(lead.phone)} aria-label={messages.callTo(name)}>
          <DeskIcon name="phone" />
        </a>
        <a
          className="desk-round"
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.whatsAppTo(name)}
        >
          <DeskIcon name="chat" />
        </a>
      </p>
    </li>
  )
}
