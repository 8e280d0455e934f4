import { limaDateOf } from '@app/domain/calendar/lima-date'
import { formatPen, formatUsd } from '@app/domain/money/money'
import { isExpired } from '@app/domain/quote/quote-document'
import type { Language } from '../../../panel/language/language'
import { quoteMessages } from '../messages'
import { newQuoteMessages } from '../new-quote-messages'
import { newQuoteUrl } from '../new-quote-url'
import type { StoredQuote } from '../read-quote'
import styles from './lead-quotes.module.css'

type Props = { lead: { id: string; project: string }; quotes: readonly StoredQuote[]; now: Date; language: Language }

/** Renders the quotes of a lead, and the link to issue another one. */
export function LeadQuotes({ lead, quotes, now, language }: Props) {
  const messages = quoteMessages[language]
  return (
    <section className="desk-box" aria-labelledby="lead-quotes">
      <h2 id="lead-quotes">{messages.ofLead}</h2>
      {quotes.length > 0 && (
        <ul className={styles.quotes}>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <a href={`/admin/collections/quotes/${quote.id}`}>{quote.number}</a>
              <span>{[quote.project.name, quote.lot].filter(Boolean).join(' ')}</span>
              <small>
                {quote.plan.months} × {formatUsd(quote.plan.instalment.usd)} | {formatPen(quote.plan.instalment.pen)}
                {isExpired(quote, limaDateOf(now)) && ` · ${messages.expired}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      <a className="desk-btn" href={newQuoteUrl({ lead: lead.id, project: lead.project })}>
        {newQuoteMessages[language].add}
      </a>
    </section>
  )
}
