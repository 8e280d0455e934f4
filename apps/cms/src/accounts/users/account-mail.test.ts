import { brand } from '@app/brand/brand'
import { expect, test } from 'vitest'
import { accountMail } from './account-mail'

const link = 'https://cms.example.test/admin/reset/abc'

test.each([
  ['reset', 'es', 'Elige una contraseña nueva'],
  ['reset', 'en', 'Choose a new password'],
  ['invitation', 'es', `Tu cuenta en el panel de ${brand.name}`],
  ['invitation', 'en', `Your account in the ${brand.name} panel`],
] as const)('the %s mail in %s has a subject, a link and a plain-text version', async (kind, locale, subject) => {
  const mail = await accountMail({ kind, locale, name: 'Rosa', link })
  expect(mail.subject).toBe(subject)
  expect(mail.html).toContain(`lang="${locale}"`)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.text).toContain(link)
})

test('escapes HTML in a name and loads no external resources', async () => {
  const { html } = await accountMail({ kind: 'reset', locale: 'es', name: '<img src=x>', link })
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).not.toMatch(/<(img|link|script|style)/)
})
