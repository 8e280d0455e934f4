import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneDigits, phoneNumberCheck, spacedPhone } from './phone-number'
import { internationalPhone, isPhoneNumber } from './server-phone-check'

test.each(['+51987654321', '+5154234567', '+12025550123', '+5491123456789', '+442071838750'])(
  'accepts the phone number %s',
  (number) => {
    expect(isPhoneNumber(number)).toBe(true)
  },
)

test.each(['987654321', '+51987', '+519876543210', '+999123456789', '+51 987 654 321', '+1234567890123456', '', 'abc'])(
  'rejects the phone number %j',
  (number) => {
    expect(isPhoneNumber(number)).toBe(false)
  },
)

test('accepts no number with more than fifteen digits', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 20 })
  fc.assert(fc.property(digits, (text) => !isPhoneNumber(`+${text}`) || phoneDigits(text).length <= 15))
})

test('treats a number without a country code as Peruvian', () => {
  expect(internationalPhone('054 234567')).toBe('+5154234567')
})

test('rejects a number of sixteen digits even if the parser accepts it', () => {
  const acceptsAnyCountry = phoneNumberCheck((number) => ({ number, isValid: () => true }))
  expect(acceptsAnyCountry(`+${'1'.repeat(15)}`)).toBe(true)
  expect(acceptsAnyCountry(`+${'1'.repeat(16)}`)).toBe(false)
})

test('spaces a Peruvian mobile number in groups of three and keeps other numbers unchanged', () => {
  expect(spacedPhone('+51900000123')).toBe('+51 900 000 123')
  expect(spacedPhone('+5154234567')).toBe('+5154234567')
  expect(spacedPhone('+14155550100')).toBe('+14155550100')
})
