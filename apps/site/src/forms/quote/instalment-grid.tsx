import { formatDay } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { formatPen, formatUsd } from '@app/domain/money/money'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import type { Instalment, PlanYear } from '@app/domain/quote/payment-schedule'
import clsx from 'clsx'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import { Heading } from '@/components/heading/heading'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { formatShortDay } from '@/i18n/formats'
import styles from './instalment-grid.module.css'
import type { QuoteTranslate } from './quote-messages'

type InstalmentGridProps = { t: QuoteTranslate; locale: Locale; plan: PaymentPlan; years: readonly PlanYear[] }

const stepsByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 12,
  ArrowDown: -12,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Renders the payment plan with one row per year, the last year on top and the down payment at the bottom. The whole
 * grid is one keyboard control, and a line above it shows the selected instalment.
 */
export const InstalmentGrid = memo(function InstalmentGrid({ t, locale, plan, years }: InstalmentGridProps) {
  const headingId = useId()
  const [selectedNumber, setSelectedNumber] = useState(1)
  const allInstalments = years.flatMap(({ instalments }) => instalments)
  const number = Math.min(selectedNumber, plan.months)
  const instalment = allInstalments[number - 1]

  function onKeyDown(event: KeyboardEvent) {
    const step = stepsByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    setSelectedNumber(Math.min(plan.months, Math.max(1, number + step)))
  }

  if (!instalment) return null
  const due = formatShortDay(instalment.due, locale)
  const position = t('quote.stone', { number, total: plan.months })
  return (
    <section className={clsx('wrap', styles.wall)} aria-labelledby={headingId} data-later>
      <div className={styles.head}>
        <Heading id={headingId} title={t('quote.wall')} titleBold={t('quote.wallBold')} small inline />
        <p className={styles.now} aria-hidden="true">
          <b>{due}</b> {position} <MoneyPair className={styles.amount} money={plan.instalment} />
        </p>
      </div>
      <div
        className={styles.courses}
        role="slider"
        tabIndex={0}
        aria-label={t('quote.wallLabel')}
        aria-valuemin={1}
        aria-valuemax={plan.months}
        aria-valuenow={number}
        aria-valuetext={`${due}, ${position}: ${formatUsd(plan.instalment.usd)}, ${formatPen(plan.instalment.pen)}`}
        onKeyDown={onKeyDown}
      >
        {years.toReversed().map((year) => (
          <YearRow
            key={year.year}
            year={year}
            locale={locale}
            selectedNumber={number}
            lastNumber={plan.months}
            onSelect={setSelectedNumber}
          />
        ))}
        <div className={styles.row}>
          <span className={styles.year}>{t('quote.atSigning')}</span>
          <span className={styles.footing}>{t('quote.down')}</span>
          <MoneyPair className={styles.paid} money={plan.down} stacked />
        </div>
      </div>
    </section>
  )
})

type YearRowProps = {
  year: PlanYear
  locale: Locale
  selectedNumber: number
  lastNumber: number
  onSelect(number: number): void
}

function YearRow({ year, locale, selectedNumber, lastNumber, onSelect }: YearRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.year}>{year.year}</span>
      <div className={styles.stones}>
        {instalmentsByMonth(year).map((instalment, month) =>
          instalment ? (
            <span
              key={instalment.due}
              className={clsx(
                styles.stone,
                instalment.number === lastNumber && styles.last,
                instalment.number === selectedNumber && styles.read,
              )}
              onPointerEnter={() => onSelect(instalment.number)}
            >
              {formatDay(instalment.due, locale, 'shortMonth')}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month of the year
            <span key={month} />
          ),
        )}
      </div>
      <MoneyPair className={styles.paid} money={year.paid} stacked />
    </div>
  )
}

/**
 * Returns the instalment of each month of a year. The first and the last year may have months without an instalment.
 */
const instalmentsByMonth = ({ instalments }: PlanYear): (Instalment | undefined)[] =>
  Array.from({ length: 12 }, (_, month) => instalments.find(({ due }) => Number(due.slice(5, 7)) === month + 1))
