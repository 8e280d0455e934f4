import { expect, test } from 'vitest'
import { cents } from '../money/money'
import { readPercent, repriced } from './reprice'

test.each([
  ['raises to the next step', 20_250_00, 5, 60, 21_300_00],
  ['lowers', 20_250_00, -10, 60, 18_225_00],
  ['uses the step of the term', 20_250_00, 5, 48, 21_240_00],
  ['uses 60 months without a term', 20_250_00, 5, null, 21_300_00],
  ['never reaches zero', 75_00, -30, 60, 75_00],
])('%s', (_, price, percent, months, expected) => {
  expect(repriced(cents(price), percent, months)).toBe(expected)
})

test.each([
  ['5', 5],
  ['+3,5 %', 3.5],
  ['-2.25', -2.25],
  ['−4', -4],
  ['0', undefined],
  ['31', undefined],
  ['500', undefined],
  ['5 soles', undefined],
  ['', undefined],
])('reads the percentage %j', (text, expected) => {
  expect(readPercent(text)).toBe(expected)
})
