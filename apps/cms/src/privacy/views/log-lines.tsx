import { dayAndTime } from '../../panel/dates/format-time'
import { privacyWords } from '../messages'
import type { LogLine } from '../read-log'

type Props = { lines: LogLine[]; language: 'es' | 'en' }

/** Ids and no names of persons: a record that is gone is still told apart. */
export function LogLines({ lines, language }: Props) {
  const say = privacyWords[language]
  const one = (place: string) => say.one[place] ?? (say.places[place] ?? place).toLowerCase()
  return (
    <ol className="log-lines">
      {lines.map(({ id, at, event, actor, subject, reason, count }) => {
        const [place = '', record] = subject.split(':')
        return (
          <li key={id}>
            <time dateTime={at.toISOString()}>{dayAndTime(at, language)}</time>
            <p>
              <b>{actor ?? say.system}</b> · {say.events[event]}
              {event !== 'searched' && ` ${record ? one(place) : (say.lists[place] ?? one(place))}`}
              {count !== null && ` (${count})`}
              <small>{[record, reason && (say.holds[reason] ?? reason)].filter(Boolean).join(' · ')}</small>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
