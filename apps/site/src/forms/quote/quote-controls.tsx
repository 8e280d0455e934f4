import type { LimaDate } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import { paymentDays, startMonths } from '@app/domain/quote/payment-dates'
import { downPaymentRange, priceRange, type QuoteOffer, termsUpTo } from '@app/domain/quote/quote-offer'
import type { AmountProblem, ParsedTerms, QuoteProblem } from '@app/domain/quote/quote-terms'
import type { QuoteQuery } from '@app/domain/quote/quote-url'
import { type ReactNode, useId } from 'react'
import { AmountRange } from './amount-range'
import styles from './quote-controls.module.css'
import { formatPaymentDay, formatStart, type QuoteTranslate } from './quote-messages'

type QuoteControlsProps = {
  t: QuoteTranslate
  locale: Locale
  today: LimaDate
  offer: QuoteOffer
  /** True if the price is the list price of a lot, which visitors cannot change. */
  hasListPrice: boolean
  query: QuoteQuery
  quoteTerms: ParsedTerms
  solesPerDollar: number
  formatProblem(problem: QuoteProblem): string
  onChange(change: Partial<QuoteQuery>): void
  /** The field for a monthly amount (`QuoteBudget`). */
  children?: ReactNode
}

export function QuoteControls(props: QuoteControlsProps) {
  const {
    t,
    locale,
    today,
    offer,
    hasListPrice,
    query,
    quoteTerms,
    solesPerDollar,
    formatProblem,
    onChange,
    children,
  } = props
  const { terms, problems } = quoteTerms
  const id = useId()
  const problemOf = (field: 'price' | 'down') => {
    const problem = problems.find((candidate): candidate is AmountProblem => candidate.field === field)
    return problem && { text: formatProblem(problem), limit: problem.limit }
  }
  const messages = {
    percent: (percent: string) => t('quote.percentOfPrice', { percent }),
    takeLimit: (amount: string) => t('quote.useLimit', { amount }),
  }
  return (
    <section className={styles.controls} aria-label={t('quote.yourPlan')}>
      {children}
      {!hasListPrice && (
        <AmountRange
          label={t('quote.price')}
          typedText={query.price}
          value={terms.price}
          range={priceRange(offer)}
          limits={{ min: t('quote.priceFrom'), max: null }}
          hasRange={false}
          problem={problemOf('price')}
          solesPerDollar={solesPerDollar}
          messages={messages}
          onChange={(price) => onChange({ price })}
        />
      )}
      <AmountRange
        label={t('quote.down')}
        typedText={query.down}
        value={terms.down}
        range={downPaymentRange(terms.price)}
        limits={{ min: t('quote.downMin'), max: t('quote.downMax') }}
        problem={problemOf('down')}
        solesPerDollar={solesPerDollar}
        total={terms.price}
        messages={messages}
        onChange={(down) => onChange({ down })}
      />
      <fieldset className={styles.months}>
        <legend>{t('quote.months')}</legend>
        <div className={styles.terms}>
          {termsUpTo(offer.months).map((months) => (
            <label key={months}>
              <input
                type="radio"
                name={`${id}-months`}
                value={months}
                checked={terms.months === months}
                onChange={() => onChange({ months: months === offer.months ? '' : String(months) })}
              />
              <span>{months}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.two}>
        <div>
          <label htmlFor={`${id}-start`}>{t('quote.start')}</label>
          <select
            className={styles.control}
            id={`${id}-start`}
            value={terms.start}
            onChange={(event) => onChange({ start: event.target.value })}
          >
            {startMonths(today).map((month) => (
              <option key={month} value={month}>
                {formatStart(month, terms.day, locale)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-day`}>{t('quote.day')}</label>
          <select
            className={styles.control}
            id={`${id}-day`}
            value={terms.day}
            onChange={(event) => onChange({ day: event.target.value })}
          >
            {paymentDays.map((day) => (
              <option key={day} value={day}>
                {formatPaymentDay(day, t)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  )
}
