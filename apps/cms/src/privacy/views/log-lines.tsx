import { formatInstant } from '@app/domain/calendar/format-date'
import { logReason } from '../log-reason'
import { privacyMessages } from '../messages'
import type { LogLine } from '../read-log'

type Props = { lines: LogLine[]; language: 'es' | 'en' }

/** The pages of records that the privacy officer may open. */
const pages: Record<string, string> = {
  leads: '/admin/collections/leads/',
  referrals: '/admin/collections/referrals/',
  complaints: '/admin/collections/complaints/',
  privacy_requests: '/admin/privacidad/solicitudes/',
  incidents: '/admin/incidentes/',
}
/** An erased record has no code. The start of its id tells it apart from others. */
const SHORT_ID_LENGTH = 8

/** Renders log lines with codes instead of names, because the log must not name people who were erased. */
export function LogLines({ lines, language }: Props) {
  const messages = privacyMessages[language]
  const singularName = (table: string) => messages.one[table] ?? (messages.tables[table] ?? table).toLowerCase()
  return (
    <ol className="log-lines">
      {lines.map(({ id, at, event, actor, subject, code, reason, count, requestCode }) => {
        const [table = '', record] = subject.split(':')
        const notes = [
          record && !code && messages.withoutCode(record.slice(0, SHORT_ID_LENGTH)),
          logReason({ event, subject, reason }, language),
          requestCode && requestCode !== code && messages.forRequest(requestCode),
        ].filter(Boolean)
        return (
          <li key={id}>
            <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
            <p>
              <b>{actor ?? messages.system}</b> · {messages.events[event]}
              {event !== 'searched' &&
                ` ${record ? singularName(table) : (messages.lists[table] ?? singularName(table))}`}
              {code && ' '}
              {code && (pages[table] ? <a href={`${pages[table]}${record}`}>{code}</a> : code)}
              {count !== null && ` (${count})`}
              {notes.length > 0 && <small>{notes.join(' · ')}</small>}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
