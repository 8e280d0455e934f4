import { formatInstant } from '@app/domain/calendar/format-date'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { type ComplaintMessages, complaintMessages } from '../messages'
import type { HistoryEvent } from '../read-history'
import { NoteForm } from './note-form'

type Props = { complaintId: string; events: HistoryEvent[]; mayAddNote: boolean; language: Language }

export function History({ complaintId, events, mayAddNote, language }: Props) {
  const messages = complaintMessages[language]
  return (
    <section className={styles.box} aria-labelledby="complaint-history">
      <h2 id="complaint-history">
        {messages.history} <b>{messages.historyBold}</b>
      </h2>
      <ol className={styles.history}>
        {events.map((event) => (
          <li key={`${event.kind}${event.template}${event.at.toISOString()}`} data-kind={event.kind}>
            <time dateTime={event.at.toISOString()}>{formatInstant(event.at, language)}</time>
            <p>
              <b>{event.kind === 'mail' ? messages.system : event.who}</b> · {eventText(event, messages)}
              {event.kind === 'note' && <span>{event.text}</span>}
            </p>
          </li>
        ))}
      </ol>
      {mayAddNote && <NoteForm complaintId={complaintId} language={language} />}
    </section>
  )
}

function eventText({ kind, who, text, template, status }: HistoryEvent, messages: ComplaintMessages): string {
  if (kind === 'owner') return messages.ownerEvent(who ?? '', text ?? '')
  if (kind !== 'mail') return messages.events[kind]
  const mail = messages.mails[template as keyof ComplaintMessages['mails']] ?? template
  return `${mail}: ${messages.delivery[status as keyof ComplaintMessages['delivery']] ?? status}`
}
