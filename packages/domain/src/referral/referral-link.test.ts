import { expect, test } from 'vitest'
import { referralCodeOf } from './referral-code'
import { referralLink } from './referral-link'

const site = 'https://www.company.example'

test.each([
  ['es', `${site}/?referido=0a1b2c3d4e5f`],
  ['en', `${site}/en?referido=0a1b2c3d4e5f`],
] as const)('builds a link to the home page in %s that contains only the code', (locale, link) => {
  expect(referralLink(site, locale, '0a1b2c3d4e5f')).toBe(link)
  expect(referralCodeOf(new URL(link))).toBe('0a1b2c3d4e5f')
})

test.each([
  ['?referido=0A1B2C3D4E5F%20&utm_source=whatsapp', '0a1b2c3d4e5f'],
  ['', undefined],
  ['?referido=', undefined],
  ['?referido=0a1b2c3d4e5', undefined],
  ["?referido=0a1b2c3d4e5'", undefined],
  ['?referido=Rosa', undefined],
])('reads the code of the query "%s" as %s', (query, code) => {
  expect(referralCodeOf(new URL(`${site}/nosotros${query}`))).toBe(code)
})
