import { dayAndTime } from '../../start/say-when'
import { DeskIcon } from './desk-icon'
import { SendNowButton } from './lead-forms'
import type { TimelineEntry } from './timeline-entries'

type Props = { entries: TimelineEntry[]; maySend: boolean; language: 'es' | 'en' }

export function Timeline({ entries, maySend, language }: Props) {
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
              <time dateTime={at.toISOString()}>{dayAndTime(at, language)}</time>
            </h3>
            {text && <p>{text}</p>}
            {quote && <blockquote>{quote}</blockquote>}
            {delivery && maySend && <SendNowButton delivery={delivery} language={language} />}
          </div>
        </li>
      ))}
    </ol>
  )
}
