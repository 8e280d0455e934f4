import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSigned } from './signature'

const secret = 'a secret of sixteen'
const body = Buffer.from('{"id":"1"}')
const hex = createHmac('sha256', secret).update(body).digest('hex')

describe('the signature of a webhook', () => {
  test('is the HMAC of the raw body', () => {
    expect(isSigned(body, secret, `sha256=${hex}`)).toBe(true)
  })

  test.each([
    ['another body', Buffer.from('{"id": "1"}'), `sha256=${hex}`],
    ['another secret', body, `sha256=${createHmac('sha256', 'other').update(body).digest('hex')}`],
    ['no header', body, undefined],
    ['two headers', body, [`sha256=${hex}`, `sha256=${hex}`]],
    ['no prefix', body, hex],
    ['SHA-1', body, `sha1=${hex}`],
    ['a short digest', body, `sha256=${hex.slice(2)}`],
    ['text that is not hexadecimal', body, `sha256=${'z'.repeat(64)}`],
  ])('is invalid with %s', (_name, sentBody, header) => {
    expect(isSigned(sentBody, secret, header)).toBe(false)
  })
})
