import { formatInstant } from '@app/domain/calendar/format-date'
import { privacyMessages } from '../messages'
import type { LogLine } from '../read-log'

type Props = { lines: LogLine[]; language: 'es' | 'en' }

/** Renders log lines with record ids instead of names, because the names of erased records are unknown. */
export function LogLines({ lines, language }: Props) {
  const messages = privacyMessages[language]
  const singularName = (place: string) => messages.one[place] ?? (messages.places[place] ?? place).toLowerCase()
  return (
    <ol className="log-lines">
      {lines.map(({ id, at, event, actor, subject, reason, count }) => {
        const [place = '', record] = subject.split(':')
        return (
          <li key={id}>
            <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
            <p>
              <b>{actor ?? messages.system}</b> · {messages.events[event]}
              {event !== 'searched' &&
                ` ${record ? singularName(place) : (messages.lists[place] ?? singularName(place))}`}
              {count !== null && ` (${count})`}
              <small>
                {[record, reason && (messages.holds[reason] ?? messages.exportPurposes[reason] ?? reason)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
