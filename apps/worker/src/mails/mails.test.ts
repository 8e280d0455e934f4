import { expect, test } from 'vitest'
import { bodies } from './compose-mail'
import { sampleMails } from './sample-mails.fixture'

test.each(sampleMails)('$name ($locale) has the same content as plain text and loads no resources', async (mail) => {
  const { html, text } = await bodies(mail.element)
  // Plain text may break lines anywhere.
  const flat = (given: string) => given.replace(/\s+/g, ' ')
  expect(flat(text)).toContain(mail.contains)
  expect(text).not.toMatch(/<\/?[a-z]/i)
  expect(html).toContain(`lang="${mail.locale}"`)
  expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i)
  expect(text, 'a sign after a link becomes part of it').not.toMatch(/https?:\/\/\S*[.,;:!?)](\s|$)/)
  const givesReason = /alguien escribió tu dirección|somebody entered your address/.test(flat(text))
  expect(givesReason, 'recipients with an unverified address learn why they got the mail').toBe(mail.isToVisitor)
})

test('a receipt contains only the first word of the name of all that was typed', async () => {
  const receipt = sampleMails.find(({ name }) => name === 'lead-receipt')
  const { text } = await bodies(receipt?.element ?? sampleMails[0]?.element ?? (null as never))
  expect(text).toContain('Hola, Rosa:')
  expect(text).not.toContain('María')
})
