import all from 'libphonenumber-js/metadata.min.json'
import { expect, test } from 'vitest'
import {
  internationalNumber,
  isPhoneNumber,
  limitPhone,
  loadAllCountries,
  loadPhoneEngine,
  readablePhone,
  splitInternational,
} from './phone-check'
import usual from './usual-countries.metadata.json'

test('checks only the length and supports only Peru before the phone engine loads', () => {
  expect(internationalNumber('PE', '900 000 123')).toBe('+51900000123')
  expect(isPhoneNumber('+51900000123')).toBe(true)
  expect(isPhoneNumber('+5112')).toBe(false)
  expect(internationalNumber('CL', '9 6123 4567')).toBe('')
})

test('applies the rules of each country after the phone engine has loaded', async () => {
  await loadPhoneEngine()
  expect(isPhoneNumber('+5190000012')).toBe(false)
})

test('ships the same phone metadata as the installed library', () => {
  for (const [code, plan] of Object.entries(usual.countries)) {
    expect(plan).toEqual(JSON.parse(JSON.stringify(all.countries[code as 'PE'])))
  }
  expect(usual.version).toBe(all.version)
})

test.each([
  ['PE', '900 000 123', '+51900000123'],
  ['PE', '(054) 123456', '+5154123456'],
  ['CL', '9 6123 4567', '+56961234567'],
  ['PE', '+56 9 6123 4567', '+56961234567'],
  ['PE', '12', '+5112'],
  ['PE', ' ', ''],
] as const)('in the country %s, converts the number "%s" to "%s"', (country, typedNumber, expected) => {
  expect(internationalNumber(country, typedNumber)).toBe(expected)
})

test('rejects a phone number that does not exist in its country', () => {
  expect(isPhoneNumber('+51900000123')).toBe(true)
  expect(isPhoneNumber('+5112')).toBe(false)
})

test('limits a phone number to 15 digits including the country code', () => {
  expect(limitPhone('12345678901234567890', 'PE')).toBe('1234567890123')
  expect(limitPhone('+12345678901234567890', 'PE')).toBe('+123456789012345')
  expect(limitPhone('900 abc 000', 'PE')).toBe('900  000')
})

test('detects the country of a pasted international number', () => {
  expect(splitInternational('+56 9 6123 4567')).toEqual({ country: 'CL', national: '9 6123 4567' })
  expect(splitInternational('900000123')).toBeNull()
})

test('accepts a number of a rarer country once all countries are loaded', async () => {
  expect(isPhoneNumber('+46701234567')).toBe(false)
  await loadAllCountries()
  expect(isPhoneNumber('+46701234567')).toBe(true)
  expect(readablePhone('+46701234567')).toBe('+46 70 123 45 67')
})
