import { expect, test } from 'vitest'
import { lotInstalment } from '../lot/lot-money'
import { type Cents, centsOf } from '../money/money'
import { paymentPlan } from '../quote/payment-plan'
import {
  countFitting,
  downPaymentForInstalment,
  downPaymentOf,
  fitsBudget,
  initialAmount,
  lotsWithin,
  MAX_OFFERED_AMOUNTS,
  offeredAmounts,
} from './budget'

const santoriniPrice = centsOf(15_450)

test.each([
  [null, 3090],
  [1544.99, null],
  [1545, 1545],
  [4000, 4000],
  [9270, 9270],
  [20_000, 9270],
])('if US$ %s is available, the down payment for a lot of US$ 15,450 is %s', (available, down) => {
  expect(downPaymentOf(santoriniPrice, available === null ? null : centsOf(available))).toBe(
    down === null ? null : centsOf(down),
  )
})

test.each([
  [206, null, true],
  [205.99, null, false],
  [206, 3090, true],
  [206, 3000, false],
  [190.83, 4000, true],
  [190.82, 4000, false],
  [103, 9270, true],
  [103, 50_000, true],
  [102.99, 50_000, false],
  [10_000, 1000, false],
])('US$ %s a month with a down payment of US$ %s fits a lot of US$ 15,450 in 60 months: %s', (monthly, down, isFit) => {
  const budget = { monthly: centsOf(monthly), down: down === null ? null : centsOf(down) }
  expect(fitsBudget(santoriniPrice, 60, budget)).toBe(isFit)
})

test('counts the lots that fit by the same instalment that the lot list shows', () => {
  const prices = [15_450, 18_750, 18_825].map(centsOf)
  const budget = { monthly: centsOf(250), down: null }
  expect(countFitting({ months: 60, prices }, budget)).toBe(2)
  expect(prices.filter((price) => lotInstalment(price, 60) <= budget.monthly)).toHaveLength(2)
})

test.each([
  [15_450, 60, 206, 3090],
  [15_450, 60, 190, 4050],
  [15_450, 60, 300, 1545],
  [15_450, 60, 103, 9270],
  [15_450, 60, 102.99, null],
  [16_245, 12, 1083, 3249],
])(
  'a price of US$ %d, paid in %d instalments of at most US$ %d, needs a down payment of %s',
  (price, months, monthly, down) => {
    const neededDownPayment = downPaymentForInstalment(centsOf(price), months, centsOf(monthly))
    expect(neededDownPayment).toBe(down === null ? null : centsOf(down))
    if (neededDownPayment === null) return
    const plan = paymentPlan({ price: centsOf(price), down: neededDownPayment, months, solesPerDollar: 1 })
    expect(plan.instalment.usd).toBeLessThanOrEqual(centsOf(monthly))
  },
)

test.each<[number[], number[]]>([
  [[], []],
  [[206], [250]],
  [
    [139, 500],
    [150, 200, 250, 350, 500],
  ],
  [
    [139, 1700],
    [150, 200, 250, 350, 500, 700, 1000, 2000],
  ],
  [[20_000], [20_000]],
])('for instalments of US$ %j the budget form offers the amounts %j', (instalments, amounts) => {
  expect(offeredAmounts(instalments.map(centsOf))).toEqual(amounts)
})

test('the budget form offers a limited number of amounts and covers every instalment', () => {
  const amounts = offeredAmounts([90, 16_500].map(centsOf))
  expect(amounts.length).toBeLessThanOrEqual(MAX_OFFERED_AMOUNTS)
  expect(amounts[0]).toBe(100)
  expect(amounts.at(-1)).toBe(16_500)
})

test('the budget form starts at the lowest amount that pays for half of the projects', () => {
  const instalments = [206, 1083, 500, 152, 483, 139, 192].map(centsOf)
  expect(initialAmount([150, 200, 250, 350, 500, 700, 1000, 2000], instalments)).toBe(250)
  expect(initialAmount([], [] as Cents[])).toBeUndefined()
})

test('lists the lots that fit, the most expensive first', () => {
  const prices = { 'B-02': centsOf(18_750), 'A-01': centsOf(15_450), 'B-01': centsOf(18_750), 'C-01': centsOf(18_825) }
  expect(lotsWithin(prices, 60, { monthly: centsOf(250), down: null })).toEqual(['B-01', 'B-02', 'A-01'])
})
