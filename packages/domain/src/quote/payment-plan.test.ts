import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money/money'
import { balanceAfter, paymentPlan } from './payment-plan'
import { downPaymentRange, termsUpTo, usualDownPayment } from './quote-offer'

const terms = fc
  .record({
    price: fc.integer({ min: 100_000, max: 50_000_000 }).map(cents),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    months: fc.constantFrom(...termsUpTo(60), ...termsUpTo(48), ...termsUpTo(12)),
    rate: fc.integer({ min: 20_000, max: 60_000 }),
  })
  .map(({ price, part, months, rate }) => {
    const { min, max } = downPaymentRange(price)
    return { price, down: cents(min + part * (max - min)), months, solesPerDollar: rate / 10_000 }
  })

test('calculates plans that add up to the cent in dollars and in soles', () => {
  fc.assert(
    fc.property(terms, (quote) => {
      const { price, down, instalment, months } = paymentPlan(quote)
      expect(price.usd).toBe(quote.price)
      expect(down.usd + months * instalment.usd).toBe(price.usd)
      expect(down.pen + months * instalment.pen).toBe(price.pen)
    }),
    { numRuns: 10_000 },
  )
})

test('calculates whole cents and raises the down payment by less than one cent per month', () => {
  fc.assert(
    fc.property(terms, (quote) => {
      const { price, down, instalment, months } = paymentPlan(quote)
      const amounts = [price, down, instalment].flatMap(({ usd, pen }) => [usd, pen])
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
      expect(down.usd - quote.down).toBeGreaterThanOrEqual(0)
      expect(down.usd - quote.down).toBeLessThan(months)
    }),
    { numRuns: 10_000 },
  )
})

test('leaves no balance after the last instalment', () => {
  fc.assert(
    fc.property(terms, (quote) => {
      const plan = paymentPlan(quote)
      expect(balanceAfter(plan, plan.months)).toEqual({ usd: 0, pen: 0 })
      expect(balanceAfter(plan, 0)).toEqual({
        usd: plan.price.usd - plan.down.usd,
        pen: plan.price.pen - plan.down.pen,
      })
    }),
  )
})

test('adds the remaining cents to the down payment', () => {
  expect(paymentPlan({ price: cents(1_942_500), down: cents(400_000), months: 36, solesPerDollar: 3.85 })).toEqual({
    months: 36,
    price: { usd: 1_942_500, pen: 7_478_625 },
    instalment: { usd: 42_847, pen: 164_961 },
    down: { usd: 400_008, pen: 1_540_029 },
  })
})

test('calculates an instalment in whole dollars for a lot with the usual down payment and 60 months', () => {
  const price = cents(1_545_000)
  const { down, instalment } = paymentPlan({ price, down: usualDownPayment(price), months: 60, solesPerDollar: 3.85 })
  expect([down.usd, instalment.usd]).toEqual([309_000, 20_600])
})
