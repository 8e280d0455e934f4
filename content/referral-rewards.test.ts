import { expect, test } from 'vitest'
import { referralProgramme } from './referral-programme'

test('pays S/ 200 for the first referral and S/ 500 from the second on', () => {
  expect(referralProgramme.rewards.items.map(({ amountPen, title }) => [amountPen, title.es, title.en])).toEqual([
    [200, 'Por tu primer referido', 'For your first referral'],
    [500, 'Desde el segundo referido', 'From the second referral on'],
  ])
})

test('mentions the gift card of S/ 200 in both languages', () => {
  expect(referralProgramme.prizes.items.map(({ title }) => title)).toContainEqual({
    es: 'Tarjeta de regalo de S/\u00a0200',
    en: 'S/\u00a0200 gift card',
  })
})

test('mentions no dollars in the referral programme', () => {
  expect(JSON.stringify(referralProgramme)).not.toMatch(/\$/)
})
