import { expect, test } from 'vitest'
import { lotFilterNames } from '../lot/lot-filter'
import { readQuoteQuery } from '../quote/quote-url'
import { budgetNames, readBudget, writeBudget, writeMonthly } from './budget-url'

test.each([
  ['?cuota=250', { monthly: 250, down: null }],
  ['?cuota=250&inicial=4000', { monthly: 250, down: 4000 }],
  ['?monthly=250&down=4000', { monthly: 250, down: 4000 }],
  ['?inicial=', { monthly: null, down: null }],
  ['?cuota=0', { monthly: null, down: null }],
  ['?cuota=250.5&inicial=-1', { monthly: null, down: null }],
  ['?cuota=12345678', { monthly: null, down: null }],
])('reads the budget of the query string "%s"', (search, budget) => {
  expect(readBudget(search)).toEqual(budget)
})

test.each([
  ['', { monthly: 250, down: null }, 'es', '?cuota=250'],
  ['?tab=mejia', { monthly: 250, down: 4000 }, 'en', '?tab=mejia&monthly=250&down=4000'],
  ['?monthly=200&down=1', { monthly: 250, down: null }, 'es', '?cuota=250'],
  ['?cuota=200', { monthly: null, down: null }, 'es', ''],
] as const)('changes the query string "%s" for %j in %s to "%s"', (search, budget, locale, expected) => {
  expect(writeBudget(search, budget, locale)).toBe(expected)
})

test.each(['es', 'en'] as const)('uses the parameter names of the lot filter and of the quote in %s', (locale) => {
  expect(budgetNames[locale].monthly).toBe(lotFilterNames[locale].mostMonthly)
  expect(readQuoteQuery(`?${budgetNames[locale].down}=4000`).down).toBe('4000')
})

test.each([
  ['?inicial=4000.08&monthly=200', 250, '?inicial=4000.08&cuota=250'],
  ['?cuota=200', null, ''],
])('changes the monthly amount of "%s" to %s and keeps the down payment', (search, monthly, expected) => {
  expect(writeMonthly(search, monthly, 'es')).toBe(expected)
})
