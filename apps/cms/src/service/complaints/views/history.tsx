import { dayAndTime } from '../../../panel/dates/format-time'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { type DeskWords, deskWords } from '../messages'
import type { HistoryEvent } from '../read-history'
import { NoteForm } from './note-form'

type Props = { complaintId: string; events: HistoryEvent[]; mayNote: boolean; language: Language }

export function History({ complaintId, events, mayNote, language }: Props) {
  const words = deskWords[language]
  return (
    <section className={styles.box} aria-labelledby="complaint-history">
      <h2 id="complaint-history">
        {words.history} <b>{words.historyBold}</b>
      </h2>
      <ol className={styles.history}>
        {events.map((event) => (
          <li key={`${event.kind}${event.template}${event.at.toISOString()}`} data-kind={event.kind}>
            <time dateTime={event.at.toISOString()}>{dayAndTime(event.at, language)}</time>
            <p>
              <b>{event.kind === 'mail' ? words.system : event.who}</b> · {whatOf(event, words)}
              {event.text && <span>{event.text}</span>}
            </p>
          </li>
        ))}
      </ol>
      {mayNote && <NoteForm complaintId={complaintId} language={language} />}
    </section>
  )
}

function whatOf({ kind, template, status }: HistoryEvent, words: DeskWords): string {
  if (kind !== 'mail') return words.events[kind]
  const mail = words.mails[template as keyof DeskWords['mails']] ?? template
  return `${mail}: ${words.delivery[status as keyof DeskWords['delivery']] ?? status}`
}
