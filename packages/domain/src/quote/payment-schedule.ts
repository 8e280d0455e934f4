import { type LimaDate, yearOf } from '../calendar/lima-date'
import type { Month } from '../calendar/month'
import type { Money } from '../money/money'
import { paymentDates } from './payment-dates'
import { balanceAfter, multiplyMoney, type PaymentPlan } from './payment-plan'

export type Instalment = { number: number; due: LimaDate; left: Money }

/** The instalments of one calendar year, their total, and the balance at the end of the year. */
export type PlanYear = { year: number; instalments: Instalment[]; paid: Money; left: Money }

export function scheduleByYear(plan: PaymentPlan, start: Month, day: number): PlanYear[] {
  const instalments = paymentDates(start, day, plan.months).map((due, index) => ({
    number: index + 1,
    due,
    left: balanceAfter(plan, index + 1),
  }))
  return [...Map.groupBy(instalments, ({ due }) => yearOf(due))].map(([year, instalmentsOfYear]) => ({
    year,
    instalments: instalmentsOfYear,
    paid: multiplyMoney(plan.instalment, instalmentsOfYear.length),
    left: instalmentsOfYear.at(-1)?.left ?? multiplyMoney(plan.instalment, 0),
  }))
}
