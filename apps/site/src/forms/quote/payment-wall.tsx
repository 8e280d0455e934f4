import { formatPen, formatUsd } from '@sillar/domain/money/money'
import type { PaymentPlan } from '@sillar/domain/quote/payment-plan'
import type { Instalment, PlanYear } from '@sillar/domain/quote/payment-schedule'
import clsx from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { Heading } from '@/components/heading/heading'
import { MoneyPair } from '@/components/money-pair/money-pair'
import type { Locale } from '@/i18n/locales'
import { shortDay, shortMonth } from '@/i18n/short-formats'
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
 * One course a year, the latest on top; the down payment is the footing and the last stone is lime. The whole wall is
 * one control that reads a stone in the line above; the schedule below carries the same data.
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
  const ofAll = t('quote.stone', { number, total: plan.months })
  return (
    <section className={clsx('wrap', styles.wall)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} title={t('quote.wall')} titleBold={t('quote.wallBold')} small inline />
        <p className={styles.now} aria-hidden="true">
          <b>{due}</b> {ofAll} <MoneyPair className={styles.amount} money={plan.instalment} />
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
        aria-valuetext={`${due}, ${ofAll}: ${formatUsd(plan.instalment.usd)}, ${formatPen(plan.instalment.pen)}`}
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
              {shortMonth(stone.due, locale)}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month of the year, always in its place
            <span key={month} />
          ),
        )}
      </div>
      <MoneyPair className={styles.paid} money={year.paid} stacked />
    </div>
  )
}

/** Each stone in the place of its month: the first and the last course may begin late or end early. */
const byMonth = ({ instalments }: PlanYear): (Instalment | undefined)[] =>
  Array.from({ length: 12 }, (_, month) => instalments.find(({ due }) => Number(due.slice(5, 7)) === month + 1))
