import { formatInstant } from '@app/domain/calendar/format-date'
import { isClosed, type LeadState } from '@app/domain/lead/lead-state'
import type { Language } from '../../../panel/language/language'
import type { LotOfLead } from '../read-lots-of-lead'
import { HOLDER_FIELD } from './holder-field'
import styles from './lot-desk.module.css'
import { lotMessages } from './messages'

type Props = {
  lead: { id: string; project: string; state: LeadState }
  lots: readonly LotOfLead[]
  mayHold: boolean
  language: Language
}

/** Renders the lots held for a lead, and the link to the lots of its project to hold another one. */
export function LeadLots({ lead, lots, mayHold, language }: Props) {
  const messages = lotMessages[language]
  const canHold = mayHold && !isClosed(lead.state)
  if (lots.length === 0 && !canHold) return null
  return (
    <section className="desk-box" aria-labelledby="lead-lots">
      <h2 id="lead-lots">{messages.title}</h2>
      {lots.length > 0 && (
        <ul className={styles.ofLead}>
          {lots.map(({ id, code, project, projectName, heldUntil }) => (
            <li key={id}>
              <a href={`/admin/lotes?proyecto=${project}`}>
                {messages.lot} {code}, {projectName}
              </a>
              <small>
                {messages.states.held}
                {heldUntil && ` ${messages.heldUntil(formatInstant(heldUntil, language))}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {canHold && (
        <a className="desk-btn" href={`/admin/lotes?proyecto=${lead.project}&${HOLDER_FIELD}=${lead.id}`}>
          {messages.holdOne}
        </a>
      )}
    </section>
  )
}
