import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readMail } from '../../support/read-mail'
import { logIn } from './cms'
import { product } from './product'

export const openLogin = (page: Page) => page.goto(`${product().cmsUrl}/admin/login`)

/** Signs in as staff do and waits for the start page. */
export async function enterPanel(page: Page): Promise<void> {
  await openLogin(page)
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible({ timeout: 30_000 })
}

/** On a small screen the navigation lies folded. Before the page is awake a touch does nothing. */
export async function openWall(page: Page): Promise<void> {
  const home = page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Inicio' }).first()
  const isOpen = () =>
    home.click({ trial: true, timeout: 1500 }).then(
      () => true,
      () => false,
    )
  await expect(async () => {
    if (await isOpen()) return
    await page.getByRole('button', { name: /Abrir/ }).filter({ visible: true }).click({ timeout: 2000 })
    expect(await isOpen()).toBe(true)
  }).toPass({ timeout: 30_000 })
}

/** From the mailbox of somebody who was invited to being signed in. */
export async function acceptInvitation(page: Page, email: string): Promise<void> {
  const response = await fetch(`${product().receiversUrl}/_received`)
  const { mails } = (await response.json()) as { mails: { to: string[]; raw: string }[] }
  const mail = readMail(mails.findLast(({ to }) => to.includes(email))?.raw ?? '')
  expect(mail.subject).toBe('Tu cuenta en el panel de Sillar & Mar')
  await page.goto(/http\S+\/admin\/reset\/\w+/.exec(mail.text)?.[0] ?? '')
  await page.locator('#field-password').fill('niebla tejado cobre')
  await page.locator('#field-confirm-password').fill('niebla tejado cobre')
  await page.getByRole('button', { name: 'Restablecer Contraseña' }).click()
}
