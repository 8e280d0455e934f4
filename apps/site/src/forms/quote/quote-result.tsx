import type { LimaDate } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import { type Cents, formatPen, formatUsd } from '@app/domain/money/money'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import clsx from 'clsx'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { anchors } from '@/i18n/anchors'
import { formatShortDay } from '@/i18n/formats'
import { type QuoteTranslate, timeBetween } from './quote-messages'
import styles from './quote-result.module.css'

type QuoteResultProps = {
  t: QuoteTranslate
  locale: Locale
  plan: PaymentPlan | null
  lastDueDate: LimaDate | undefined
  today: LimaDate
}

export function QuoteResult({ t, locale, plan, lastDueDate, today }: QuoteResultProps) {
  if (!plan || !lastDueDate)
    return (
      <section className={styles.result} id={anchors.quoteResult} aria-label={t('quote.result')}>
        <div className={clsx('on-inverse', styles.main, styles.waiting)}>
          <p>{t('quote.noResult')}</p>
        </div>
      </section>
    )
  return (
    <section className={styles.result} id={anchors.quoteResult} aria-label={t('quote.result')}>
      <div className={clsx('on-inverse', styles.main)}>
        <p>{t('quote.instalments', { count: plan.months })}</p>
        <p className={styles.figure}>
          <MoneyPair money={plan.instalment} />
        </p>
      </div>
      <div className={styles.block}>
        <p>{t('quote.downAtSigning')}</p>
        <p className={styles.sum}>
          <MoneyPair money={plan.down} />
        </p>
      </div>
      <div className={styles.block}>
        <p>{t('quote.total')}</p>
        <p className={styles.sum}>
          <MoneyPair money={plan.price} />
        </p>
        <p className={styles.fine}>{t('quote.sameAsPrice')}</p>
      </div>
      <div className={styles.block}>
        <p>{t('quote.last')}</p>
        <p className={styles.date}>{formatShortDay(lastDueDate, locale)}</p>
        <p className={styles.fine}>{t('quote.timeLeft', { time: timeBetween(today, lastDueDate, locale) })}</p>
      </div>
      <div className={styles.proof}>
        <Calculation plan={plan} currency="usd" format={formatUsd} />
        <Calculation plan={plan} currency="pen" format={formatPen} />
      </div>
    </section>
  )
}

type CalculationProps = { plan: PaymentPlan; currency: 'usd' | 'pen'; format(cents: Cents): string }

/** Renders the down payment plus the instalments, so visitors can check that they add up to the price. */
function Calculation({ plan: { down, instalment, price, months }, currency, format }: CalculationProps) {
  return (
    <p>
      <span>{format(down[currency])}</span> + <span>{`${months} × ${format(instalment[currency])}`}</span> ={' '}
      <b>{format(price[currency])}</b>
    </p>
  )
}
