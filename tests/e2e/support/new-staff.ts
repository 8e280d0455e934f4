import { brand } from '@app/brand/brand'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { expect, type Page } from '@playwright/test'
import { readMail } from '../../support/read-mail'
import { createCmsClient } from './cms'
import { findAccessibilityViolations } from './page-checks'
import { product } from './product'

async function readInvitationUrl(email: string): Promise<string> {
  const response = await fetch(`${product().integrationsUrl}/_received`)
  const { mails } = (await response.json()) as { mails: { to: string[]; raw: string }[] }
  const mail = readMail(mails.findLast(({ to }) => to.includes(email))?.raw ?? '')
  expect(mail.subject).toBe(`Tu cuenta en el panel de ${brand.name}`)
  return /http\S+\/admin\/bienvenida\/\w+/.exec(mail.text)?.[0] ?? ''
}

async function connectAuthenticator(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Conecta tu teléfono' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible()
  expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  const code = page.getByRole('textbox', { name: 'Código' })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Este código no es correcto' })).toBeVisible()
  await code.fill(oneTimeCode(key, stepAt(Date.now())))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
}

type StaffInvitation = { name: string; role: string }

/** Creates an account, follows the mailed invitation, sets a password and connects an authenticator. */
export async function signInAsNewStaff(page: Page, { name, role }: StaffInvitation): Promise<void> {
  const email = `${role}-${Date.now()}@${brand.domain}`
  await (await createCmsClient()).inviteStaff({ name, email, role })
  // The form loses text that is typed before hydration.
  await page.goto(await readInvitationUrl(email), { waitUntil: 'networkidle' })
  await page.getByLabel('Contraseña', { exact: true }).fill('niebla tejado cobre')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await connectAuthenticator(page)
}
