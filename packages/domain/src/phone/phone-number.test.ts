import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneDigits, phoneNumberCheck, spacedPhone } from './phone-number'
import { internationalPhone, isPhoneNumber } from './server-phone-check'

test.each(['+51987654321', '+5154234567', '+12025550123', '+5491123456789', '+442071838750'])(
  '%s is a phone number',
  (number) => {
    expect(isPhoneNumber(number)).toBe(true)
  },
)

test.each(['987654321', '+51987', '+519876543210', '+999123456789', '+51 987 654 321', '+1234567890123456', '', 'abc'])(
  '%j is none',
  (number) => {
    expect(isPhoneNumber(number)).toBe(false)
  },
)

test('no accepted number has more than fifteen digits', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 20 })
  fc.assert(fc.property(digits, (text) => !isPhoneNumber(`+${text}`) || phoneDigits(text).length <= 15))
})

test('without a country code a number is Peruvian', () => {
  expect(internationalPhone('054 234567')).toBe('+5154234567')
})

test('a number of sixteen digits is refused by its length', () => {
  const anything = phoneNumberCheck((number) => ({ number, isValid: () => true }))
  expect(anything(`+${'1'.repeat(15)}`)).toBe(true)
  expect(anything(`+${'1'.repeat(16)}`)).toBe(false)
})

test('a Peruvian mobile is read in threes, others as they are', () => {
  expect(spacedPhone('+51900000123')).toBe('+51 900 000 123')
  expect(spacedPhone('+5154234567')).toBe('+5154234567')
  expect(spacedPhone('+14155550100')).toBe('+14155550100')
})
