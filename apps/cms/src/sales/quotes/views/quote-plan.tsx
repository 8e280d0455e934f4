'use client'

import { formatDay } from '@app/domain/calendar/format-date'
import type { LimaDate } from '@app/domain/calendar/lima-date'
import type { Month } from '@app/domain/calendar/month'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { paymentDates } from '@app/domain/quote/payment-dates'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import { validUntil } from '@app/domain/quote/quote-document'
import { quoteDocumentMessages } from '@app/domain/quote/quote-document-messages'
import type { ReactNode } from 'react'
import { newQuoteMessages } from '../new-quote-messages'
import styles from './new-quote.module.css'

type Props = {
  plan: PaymentPlan | undefined
  start: Month | undefined
  day: number | undefined
  hasProject: boolean
  today: LimaDate
  language: 'es' | 'en'
  /** The choice to mail the quote, and the button that creates it. */
  children: ReactNode
}

const formatBoth = ({ usd, pen }: Money) => `${formatUsd(usd)} | ${formatPen(pen)}`

/** Shows the instalment before the quote is created. */
export function QuotePlan({ plan, start, day, hasProject, today, language, children }: Props) {
  const messages = newQuoteMessages[language]
  const texts = quoteDocumentMessages[language]
  const last = plan && start && day ? paymentDates(start, day, plan.months).at(-1) : undefined
  const formatDate = (date: LimaDate) => formatDay(date, language, 'short')
  return (
    <section className={`next-step ${styles.plan}`} aria-label={messages.result}>
      {plan ? (
        <>
          <p role="status">
            {messages.instalments(plan.months)} <b className={styles.figure}>{formatUsd(plan.instalment.usd)}</b>
            <span>{formatPen(plan.instalment.pen)}</span>
          </p>
          <dl>
            <div>
              <dt>{texts.down}</dt>
              <dd>{formatBoth(plan.down)}</dd>
            </div>
            <div>
              <dt>{messages.total}</dt>
              <dd>{formatBoth(plan.price)}</dd>
            </div>
            {last && (
              <div>
                <dt>{messages.last}</dt>
                <dd>{formatDate(last)}</dd>
              </div>
            )}
            <div>
              <dt>{messages.valid}</dt>
              <dd>{formatDate(validUntil(today))}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p role="status">{hasProject ? messages.wrongResult : messages.noResult}</p>
      )}
      {children}
    </section>
  )
}
