import { expect, test } from 'vitest'
import { requestIdOf } from './request-id'

test('keeps the id of a request from nginx', () => {
  expect(requestIdOf('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
})

test.each([undefined, '', 'rosa@example.test', '987654321', ['0123456789abcdef0123456789abcdef']])(
  'replaces %j, which is not an id of nginx',
  (header) => {
    expect(requestIdOf(header)).toMatch(/^[0-9a-f]{32}$/)
    expect(requestIdOf(header)).not.toBe(header)
  },
)
