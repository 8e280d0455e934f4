import { expect, test } from 'vitest'
import { accountMail } from './account-mail'

const link = 'https://cms.example.test/admin/reset/abc'

test.each([
  ['reset', 'es', 'Elige una contraseña nueva'],
  ['reset', 'en', 'Choose a new password'],
  ['invitation', 'es', 'Tu cuenta en el panel de Sillar & Mar'],
  ['invitation', 'en', 'Your account in the Sillar & Mar panel'],
] as const)('the %s in %s says what it is for, and how to read it without HTML', async (kind, locale, subject) => {
  const mail = await accountMail({ kind, locale, name: 'Rosa', link })
  expect(mail.subject).toBe(subject)
  expect(mail.html).toContain(`lang="${locale}"`)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.text).toContain(link)
})

test('a name is text, whatever it contains, and nothing is fetched from elsewhere', async () => {
  const { html } = await accountMail({ kind: 'reset', locale: 'es', name: '<img src=x>', link })
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).not.toMatch(/<(img|link|script|style)/)
})
