import { expect, test } from 'vitest'
import { shortAddress } from './short-address'

test.each([
  ['190.12.34.56', '190.12.34.0'],
  ['::ffff:190.12.34.56', '190.12.34.0'],
  ['6.6.6.6, 190.12.34.56', '190.12.34.0'],
  ['2800:200:e840:1234:aaaa:bbbb:cccc:dddd', '2800:200:e840::'],
  ['2800:200::1', '2800:200::'],
  ['<script>', ''],
])('shortens the IP address "%s" to "%s"', (address, shortened) => {
  expect(shortAddress(new Headers({ 'x-forwarded-for': address }))).toBe(shortened)
})

test('returns an empty string if the request has no IP address', () => {
  expect(shortAddress(new Headers())).toBe('')
})
