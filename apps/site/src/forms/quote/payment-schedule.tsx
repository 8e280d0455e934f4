import type { Locale } from '@app/domain/language/locale'
import type { PaymentDay } from '@app/domain/quote/payment-dates'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import type { PlanYear } from '@app/domain/quote/payment-schedule'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'
import { Icon } from '@/components/icon/icon'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import { formatShortDay } from '@/i18n/formats'
import styles from './payment-schedule.module.css'
import { QuoteActions } from './quote-actions'
import { formatPaymentDay, type QuoteTranslate } from './quote-messages'

type PaymentScheduleProps = {
  t: QuoteTranslate
  locale: Locale
  plan: PaymentPlan
  years: readonly PlanYear[]
  day: PaymentDay
  rateNote: string
}

/** Renders every instalment with its date, grouped by year. */
export const PaymentSchedule = memo(function PaymentSchedule({
  t,
  locale,
  plan,
  years,
  day,
  rateNote,
}: PaymentScheduleProps) {
  const headingId = useId()
  return (
    <section className="wrap" aria-labelledby={headingId} data-later>
      <SectionHead id={headingId} title={t('quote.schedule')} titleBold={t('quote.scheduleBold')}>
        <QuoteActions t={t} />
      </SectionHead>
      <div className={styles.schedule}>
        <div className={styles.names} aria-hidden="true">
          <span>{t('quote.year')}</span>
          <span>{t('quote.payments')}</span>
          <span>{t('quote.paidInYear')}</span>
          <span>{t('quote.leftToPay')}</span>
        </div>
        {years.map((year, index) => (
          <details className={styles.year} key={year.year} open={index === 0}>
            <summary>
              <b>{year.year}</b>
              <span className={styles.count}>
                {t('quote.inYear', {
                  count: year.instalments.length,
                  when: formatPaymentDay(day, t).toLocaleLowerCase(),
                })}
              </span>
              <span className={styles.sum}>
                <span className="sr">{t('quote.paidInYear')}: </span>
                <MoneyPair money={year.paid} stacked />
              </span>
              <span className={clsx(styles.sum, styles.left)}>
                <span className="sr">{t('quote.leftToPay')}: </span>
                <MoneyPair money={year.left} stacked />
              </span>
              <Icon icon={ChevronDown} />
            </summary>
            <YearTable t={t} locale={locale} plan={plan} year={year} />
          </details>
        ))}
      </div>
      <Small className={styles.note}>{rateNote}</Small>
    </section>
  )
})

type YearTableProps = Pick<PaymentScheduleProps, 't' | 'locale' | 'plan'> & { year: PlanYear }

function YearTable({ t, locale, plan, year }: YearTableProps) {
  return (
    <div className={styles.table}>
      <table>
        <caption className="sr">{t('quote.instalmentsOf', { year: year.year })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('quote.number')}</th>
            <th scope="col">{t('quote.due')}</th>
            <th scope="col">{t('quote.instalment')}</th>
            <th scope="col">{t('quote.leftAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {year.instalments.map(({ number, due, left }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{formatShortDay(due, locale)}</td>
              <td>
                <MoneyPair money={plan.instalment} />
              </td>
              <td>
                <MoneyPair money={left} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
