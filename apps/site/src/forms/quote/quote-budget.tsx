import { downPaymentForInstalment, lotsWithin } from '@app/domain/budget/budget'
import { type Cents, centsOf, formatPen, formatUsd, plainAmount, shortUsd, toSoles } from '@app/domain/money/money'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import { useId } from 'react'
import { TextButton } from '@/components/button/button'
import type { OfferedProject } from './offered-project'
import styles from './quote-budget.module.css'
import type { QuoteTranslate } from './quote-messages'

type QuoteBudgetProps = {
  t: QuoteTranslate
  /** What the visitor can pay per month, in dollars. */
  monthly: number | null
  offer: OfferedProject
  plan: PaymentPlan | null
  solesPerDollar: number
  onMonthlyChange(monthly: number | null): void
  onDownChange(down: string): void
  onLotChange(lot: string): void
}

const MAX_LOTS = 6

/** Renders a field for a monthly amount, and the down payment and the lots that fit this amount. */
export function QuoteBudget(props: QuoteBudgetProps) {
  const { t, monthly, offer, plan, solesPerDollar, onMonthlyChange, onDownChange, onLotChange } = props
  const id = useId()
  const formatBoth = (amount: Cents) => `${formatUsd(amount)} · ${formatPen(toSoles(amount, solesPerDollar))}`
  const limit = monthly === null ? null : centsOf(monthly)
  const isWithin = plan && limit !== null && plan.instalment.usd <= limit
  const neededDownPayment = plan && limit !== null ? downPaymentForInstalment(plan.price.usd, plan.months, limit) : null
  const lots = limit === null ? [] : lotsWithin(offer.lots, offer.months, { monthly: limit, down: null })
  return (
    <div className={styles.budget}>
      <label htmlFor={id}>{t('quote.monthlyWanted')}</label>
      <div className={styles.number}>
        <span aria-hidden="true">US$</span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={monthly ?? ''}
          onChange={({ target }) => onMonthlyChange(Number(target.value.replace(/\D/g, '')) || null)}
        />
      </div>
      <div aria-live="polite">
        {limit !== null && plan && (
          <p>
            {isWithin
              ? t('quote.monthlyFits', { amount: formatUsd(plan.instalment.usd), limit: shortUsd(limit) })
              : neededDownPayment === null
                ? t('quote.monthlyNever', { limit: shortUsd(limit) })
                : t('quote.monthlyDown', { limit: shortUsd(limit), down: formatBoth(neededDownPayment) })}{' '}
            {!isWithin && neededDownPayment !== null && (
              <TextButton onClick={() => onDownChange(plainAmount(neededDownPayment))}>
                {t('quote.monthlyUse')}
              </TextButton>
            )}
          </p>
        )}
        {lots.length > 0 && (
          <p>
            {t('quote.monthlyLots', { count: lots.length, project: offer.name })}{' '}
            {lots.slice(0, MAX_LOTS).map((code) => (
              <TextButton key={code} onClick={() => onLotChange(code)}>
                {code}
              </TextButton>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
