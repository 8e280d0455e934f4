import { formatDay } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { formatPen, formatUsd } from '@app/domain/money/money'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import type { Instalment, PlanYear } from '@app/domain/quote/payment-schedule'
import clsx from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { Heading } from '@/components/heading/heading'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { shortDay } from '@/i18n/formats'
import styles from './payment-wall.module.css'
import type { QuoteTranslate } from './quote-words'

type PaymentWallProps = { t: QuoteTranslate; locale: Locale; plan: PaymentPlan; years: readonly PlanYear[] }

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 12,
  ArrowDown: -12,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The payment plan as a wall of stones: one row per year, the latest on top, the down payment as the base. The whole wall
 * is one control; the line above shows the selected instalment. The schedule below contains the same data.
 */
export function PaymentWall({ t, locale, plan, years }: PaymentWallProps) {
  const headingId = useId()
  const [read, setRead] = useState(1)
  const stones = years.flatMap(({ instalments }) => instalments)
  const number = Math.min(read, plan.months)
  const stone = stones[number - 1]

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setRead(Math.min(plan.months, Math.max(1, number + step)))
  }

  if (!stone) return null
  const due = shortDay(stone.due, locale)
  const position = t('quote.stone', { number, total: plan.months })
  return (
    <section className={clsx('wrap', styles.wall)} aria-labelledby={headingId}>
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
          <Course key={year.year} year={year} locale={locale} read={number} last={plan.months} onRead={setRead} />
        ))}
        <div className={styles.row}>
          <span className={styles.year}>{t('quote.atSigning')}</span>
          <span className={styles.footing}>{t('quote.down')}</span>
          <MoneyPair className={styles.paid} money={plan.down} stacked />
        </div>
      </div>
    </section>
  )
}

type CourseProps = { year: PlanYear; locale: Locale; read: number; last: number; onRead(number: number): void }

function Course({ year, locale, read, last, onRead }: CourseProps) {
  return (
    <div className={styles.row}>
      <span className={styles.year}>{year.year}</span>
      <div className={styles.stones}>
        {byMonth(year).map((stone, month) =>
          stone ? (
            <span
              key={stone.due}
              className={clsx(styles.stone, stone.number === last && styles.last, stone.number === read && styles.read)}
              onPointerEnter={() => onRead(stone.number)}
            >
              {formatDay(stone.due, locale, 'shortMonth')}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month of the year, always in the same position
            <span key={month} />
          ),
        )}
      </div>
      <MoneyPair className={styles.paid} money={year.paid} stacked />
    </div>
  )
}

/** Returns the instalments by month: the first and the last year may be incomplete. */
const byMonth = ({ instalments }: PlanYear): (Instalment | undefined)[] =>
  Array.from({ length: 12 }, (_, month) => instalments.find(({ due }) => Number(due.slice(5, 7)) === month + 1))
