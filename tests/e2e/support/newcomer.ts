import { brand } from '@app/brand/brand'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { expect, type Page } from '@playwright/test'
import { readMail } from '../../support/read-mail'
import { signIn } from './cms'
import { accessFaults } from './page-checks'
import { product } from './product'

async function invitationOf(email: string): Promise<string> {
  const response = await fetch(`${product().receiversUrl}/_received`)
  const { mails } = (await response.json()) as { mails: { to: string[]; raw: string }[] }
  const mail = readMail(mails.findLast(({ to }) => to.includes(email))?.raw ?? '')
  expect(mail.subject).toBe(`Tu cuenta en el panel de ${brand.name}`)
  return /http\S+\/admin\/bienvenida\/\w+/.exec(mail.text)?.[0] ?? ''
}

async function connectPhone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Conecta tu teléfono' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible()
  expect(await accessFaults(page.getByRole('main'))).toEqual([])
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

type Newcomer = { name: string; role: string }

/** Brings a new staff member from the mailed invitation to the panel. */
export async function enterAsNewcomer(page: Page, { name, role }: Newcomer): Promise<void> {
  const email = `${role}-${Date.now()}@${brand.domain}`
  await (await signIn()).inviteStaff({ name, email, role })
  // Text typed before hydration is not sent.
  await page.goto(await invitationOf(email), { waitUntil: 'networkidle' })
  await page.getByLabel('Contraseña', { exact: true }).fill('niebla tejado cobre')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await connectPhone(page)
}
