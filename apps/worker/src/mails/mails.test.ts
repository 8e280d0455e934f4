import { expect, test } from 'vitest'
import { renderBodies } from './compose-mail'
import { sampleMails } from './sample-mails.fixture'

test.each(sampleMails)('the mail $name ($locale) has a plain-text version and loads no resources', async (mail) => {
  const { html, text } = await renderBodies(mail.element)
  // Line breaks become spaces, because plain text may break a line at any space.
  const collapseSpaces = (value: string) => value.replace(/\s+/g, ' ')
  expect(collapseSpaces(text)).toContain(mail.contains)
  expect(text).not.toMatch(/<\/?[a-z]/i)
  expect(html).toContain(`lang="${mail.locale}"`)
  expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i)
  expect(text, 'a sign after a link becomes part of it').not.toMatch(/https?:\/\/\S*[.,;:!?)](\s|$)/)
  const givesReason = /alguien escribió tu dirección|somebody entered your address/.test(collapseSpaces(text))
  expect(givesReason, 'recipients with an unverified address learn why they got the mail').toBe(mail.isToVisitor)
})

test('shows only the first word of a typed name in a receipt', async () => {
  const receipt = sampleMails.find(({ name }) => name === 'lead-receipt')
  const { text } = await renderBodies(receipt?.element ?? sampleMails[0]?.element ?? (null as never))
  expect(text).toContain('Hola, Rosa:')
  expect(text).not.toContain('María')
})
