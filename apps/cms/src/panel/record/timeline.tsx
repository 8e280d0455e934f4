import { formatInstant } from '@app/domain/calendar/format-date'
import type { ReactNode } from 'react'
import { DeskIcon } from '../parts/panel-icon'
import type { TimelineEntry } from './timeline-entry'

type Props = { entries: TimelineEntry[]; sendButton?: (delivery: string) => ReactNode; language: 'es' | 'en' }

export function Timeline({ entries, sendButton, language }: Props) {
  return (
    <ol className="timeline">
      {entries.map(({ id, at, icon, tone, title, text, quote, delivery }) => (
        <li key={id}>
          <span className={`timeline__icon timeline__icon--${tone}`}>
            <DeskIcon name={icon} />
          </span>
          <div>
            <h3>
              {title}
              <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
            </h3>
            {text && <p>{text}</p>}
            {quote && <blockquote>{quote}</blockquote>}
            {delivery && sendButton?.(delivery)}
          </div>
        </li>
      ))}
    </ol>
  )
}
