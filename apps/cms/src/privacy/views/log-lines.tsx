import { formatInstant } from '@app/domain/calendar/format-date'
import { privacyMessages } from '../messages'
import type { LogLine } from '../read-log'

type Props = { lines: LogLine[]; language: 'es' | 'en' }

/** The log with ids instead of names, so that erased records can still be told apart. */
export function LogLines({ lines, language }: Props) {
  const messages = privacyMessages[language]
  const one = (place: string) => messages.one[place] ?? (messages.places[place] ?? place).toLowerCase()
  return (
    <ol className="log-lines">
      {lines.map(({ id, at, event, actor, subject, reason, count }) => {
        const [place = '', record] = subject.split(':')
        return (
          <li key={id}>
            <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
            <p>
              <b>{actor ?? messages.system}</b> · {messages.events[event]}
              {event !== 'searched' && ` ${record ? one(place) : (messages.lists[place] ?? one(place))}`}
              {count !== null && ` (${count})`}
              <small>{[record, reason && (messages.holds[reason] ?? reason)].filter(Boolean).join(' · ')}</small>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
