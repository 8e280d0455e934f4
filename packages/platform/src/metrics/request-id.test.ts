import { expect, test } from 'vitest'
import { requestIdOf } from './request-id'

test('keeps an id made by nginx', () => {
  expect(requestIdOf('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
})

test.each([undefined, '', 'rosa@example.test', '987654321', ['0123456789abcdef0123456789abcdef']])(
  '%j is no id of ours and is replaced',
  (header) => {
    expect(requestIdOf(header)).toMatch(/^[0-9a-f]{32}$/)
    expect(requestIdOf(header)).not.toBe(header)
  },
)
