import { expect, test } from 'vitest'
import { link } from './localized.schema'

test.each(['/noticias/10', '#form-section', 'https://example.test/x'])('accepts the link %s', (href) => {
  expect(link.safeParse(href).success).toBe(true)
})

test.each(['javascript:alert(1)', '//evil.test', 'http://example.test', 'noticias', '', '/a b'])(
  'rejects the link %j',
  (href) => {
    expect(link.safeParse(href).success).toBe(false)
  },
)
