import { expect, test } from 'vitest'
import { createLogger } from './logger'
import { describeError, redact, redactText } from './redact'

test('hides personal data at any depth of a log entry and keeps identifiers', () => {
  const entry = {
    reference: 'N° 000 0000012-2026',
    deliveryId: '0198f0e2-3c8e-7a10-9d7e-2f4f0f6a1b2c',
    lead: { firstName: 'Rosa', contact: [{ email: 'rosa@example.test', phone: '+51987654321' }], kind: 'appointment' },
  }
  expect(redact(entry)).toEqual({
    reference: 'N° 000 0000012-2026',
    deliveryId: '0198f0e2-3c8e-7a10-9d7e-2f4f0f6a1b2c',
    lead: { firstName: '[redacted]', contact: [{ email: '[redacted]', phone: '[redacted]' }], kind: 'appointment' },
  })
})

test.each([
  ['550 mailbox rosa@example.test unavailable', '550 mailbox [redacted] unavailable'],
  ['no account for +51 987 654 321 here', 'no account for [redacted] here'],
  ['connect ECONNREFUSED after 3 attempts', 'connect ECONNREFUSED after 3 attempts'],
])('logs the text %j as %j', (text, expectedText) => {
  expect(redactText(text)).toBe(expectedText)
})

test('logs a database error without the quoted row', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(rosa@example.test)' })
  const description = describeError(error)
  expect(description).toMatchObject({ type: 'Error', code: '23505', message: 'duplicate key' })
  expect(JSON.stringify(description)).not.toContain('rosa')
})

test('logs the code of an error that quotes a value, and hides its message', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Rosa"'), { code: '22P02' })
  expect(describeError(error)).toMatchObject({ code: '22P02', message: '[redacted]' })
})

test('redacts entries and errors that a process logs', () => {
  const lines: string[] = []
  const logger = createLogger({ process: 'test', level: 'info', destination: { write: (line) => lines.push(line) } })
  const err = Object.assign(new Error('refused rosa@example.test'), { detail: 'Rosa' })
  logger.error({ err, lead: { firstName: 'Rosa' }, reference: 'SM-7K4F-Q2MX' }, 'delivery failed')
  expect(lines.join()).not.toMatch(/rosa/i)
  expect(lines.join()).toContain('SM-7K4F-Q2MX')
})
