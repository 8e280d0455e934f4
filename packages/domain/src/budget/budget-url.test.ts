import { expect, test } from 'vitest'
import { lotFilterNames } from '../lot/lot-filter'
import { readQuoteQuery } from '../quote/quote-url'
import { budgetNames, readBudget, readWholeDollars, writeBudget, writeMonthly } from './budget-url'

test.each([
  ['?cuota=250', { monthly: 250, down: null }],
  ['?cuota=250&inicial=4000', { monthly: 250, down: 4000 }],
  ['?monthly=250&down=4000', { monthly: 250, down: 4000 }],
  ['?inicial=', { monthly: null, down: null }],
  ['?cuota=0', { monthly: null, down: null }],
  ['?cuota=250.5&inicial=-1', { monthly: null, down: null }],
  ['?cuota=12345678', { monthly: null, down: null }],
  ['?cuota=250&inicial=8%2C000', { monthly: 250, down: 8000 }],
])('reads the budget of the query string "%s"', (search, budget) => {
  expect(readBudget(search)).toEqual(budget)
})

test.each([
  ['8000', 8000],
  ['8,000', 8000],
  ['8.000', 8000],
  ['8 000', 8000],
  ['US$ 8,340', 8340],
  ['$8.340,00', 8340],
  ['8000.00', 8000],
  ['1,234,567', 1_234_567],
])('reads the amount "%s" as %i dollars', (text, dollars) => {
  expect(readWholeDollars(text)).toBe(dollars)
})

test.each(['', '0', 'ocho mil', '8,00,0', '8.5', '-8000', '12,345,678'])('rejects the amount "%s"', (text) => {
  expect(readWholeDollars(text)).toBeNull()
})

test.each([
  ['', { monthly: 250, down: null }, 'es', '?cuota=250'],
  ['?tab=mejia', { monthly: 250, down: 4000 }, 'en', '?tab=mejia&monthly=250&down=4000'],
  ['?monthly=200&down=1', { monthly: 250, down: null }, 'es', '?cuota=250'],
  ['?cuota=200', { monthly: null, down: null }, 'es', ''],
] as const)(
  'changes the query string "%s" for the budget %j in the language %s to "%s"',
  (search, budget, locale, expected) => {
    expect(writeBudget(search, budget, locale)).toBe(expected)
  },
)

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
