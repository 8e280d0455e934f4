import { expect, test } from 'vitest'
import { bodies } from './compose-mail'
import { sampleMails } from './sample-mails.fixture'

test.each(sampleMails)('$name ($locale) says the same without HTML, and loads nothing', async (mail) => {
  const { html, text } = await bodies(mail.element)
  // A plain text breaks its lines where it likes.
  const flat = (given: string) => given.replace(/\s+/g, ' ')
  expect(flat(text)).toContain(mail.says)
  expect(text).not.toMatch(/<\/?[a-z]/i)
  expect(html).toContain(`lang="${mail.locale}"`)
  expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i)
  expect(text, 'a sign after a link becomes part of it').not.toMatch(/https?:\/\/\S*[.,;:!?)](\s|$)/)
  const isTold = /alguien escribió tu dirección|somebody entered your address/.test(flat(text))
  expect(isTold, 'who did not ask for it learns why it came').toBe(mail.isToVisitor)
})

test('a receipt carries nothing that was typed but the first word of the name', async () => {
  const receipt = sampleMails.find(({ name }) => name === 'lead-receipt')
  const { text } = await bodies(receipt?.element ?? sampleMails[0]?.element ?? (null as never))
  expect(text).toContain('Hola, Rosa:')
  expect(text).not.toContain('María')
})
