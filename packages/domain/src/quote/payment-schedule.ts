import { type LimaDate, yearOf } from '../calendar/lima-date'
import type { Month } from '../calendar/month'
import type { Money } from '../money/money'
import { paymentDates } from './payment-dates'
import { leftAfter, type PaymentPlan, timesOf } from './payment-plan'

export type Instalment = { number: number; due: LimaDate; left: Money }

/** One year of the plan: its instalments, what is paid in it and what is left at its end. */
export type PlanYear = { year: number; instalments: Instalment[]; paid: Money; left: Money }

export function scheduleByYear(plan: PaymentPlan, start: Month, day: number): PlanYear[] {
  const instalments = paymentDates(start, day, plan.months).map((due, index) => ({
    number: index + 1,
    due,
    left: leftAfter(plan, index + 1),
  }))
  return [...Map.groupBy(instalments, ({ due }) => yearOf(due))].map(([year, inYear]) => ({
    year,
    instalments: inYear,
    paid: timesOf(plan.instalment, inYear.length),
    left: inYear.at(-1)?.left ?? timesOf(plan.instalment, 0),
  }))
}
