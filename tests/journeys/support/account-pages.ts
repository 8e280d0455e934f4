// The pages of signing in, inviting and joining, with their texts in one place.
import { expect, type Locator, type Page } from '@playwright/test'
import { product } from '../../e2e/support/product'
import { nextCode } from './authenticator'

export type Role = 'admin' | 'manager' | 'marketing' | 'sales' | 'customer-service' | 'privacy'

const roleNames: Record<Role, RegExp> = {
  admin: /^Administra/,
  manager: /^Gerencia|^Gerente/,
  marketing: /^Marketing/,
  sales: /^Ventas|^Vendedor/,
  'customer-service': /^Atención/,
  privacy: /datos personales$/i,
}

export const startPage = (page: Page) => page.getByRole('heading', { level: 1, name: /^Buen/ })
const codePage = (page: Page) => page.getByRole('heading', { name: 'Escribe el código' })
const connectPage = (page: Page) => page.getByRole('heading', { name: /^Conecta / })
const recoveryPage = (page: Page) => page.getByRole('heading', { name: /códigos de recuperación/ })

export const panelUrl = (path = '') => `${product().cmsUrl}/admin${path}`

/** Opens a page of the panel and waits until its scripts run: what is typed earlier is lost. */
export const openPanelPage = (page: Page, path = '') => page.goto(panelUrl(path), { waitUntil: 'networkidle' })

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código' })

/** Signs in through the login form and, if asked, the page of the second factor. */
export async function signIn(page: Page, account: { email: string; password: string; key?: string }): Promise<void> {
  await openPanelPage(page, '/login')
  await page.getByRole('textbox', { name: /^Correo/ }).fill(account.email)
  await page.getByLabel(/^Contraseña/).fill(account.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(codePage(page).or(startPage(page))).toBeVisible()
  if (await codePage(page).isVisible()) {
    if (!account.key) throw new Error(`${account.email} has no authenticator.`)
    await codeField(page).fill(await nextCode(account.key))
    await continueButton(page).click()
  }
  await expect(startPage(page)).toBeVisible()
}

/** Invites a colleague through the form of the accounts. */
export async function invite(page: Page, colleague: { name: string; email: string; role: Role }): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Usuarios', exact: true }).first().click()
  // The start page has links to create other things, so wait for the list itself.
  await page.waitForURL(/\/collections\/users/)
  await page
    .getByRole('link', { name: /^(Crear|Invitar)/ })
    .first()
    .click()
  await page.waitForURL(/\/users\/create/)
  const send = page.getByRole('button', { name: /^(Guardar|Crear|Enviar invitación|Invitar)$/ }).first()
  await expect(send).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByLabel(/^Nombre/).fill(colleague.name)
  await page.getByLabel(/^Correo/).fill(colleague.email)
  await fillPasswords(page, 'se descarta siempre')
  await chooseRole(page, colleague.role)
  await send.click()
  await expect(page.getByText(/creó correctamente|[Ii]nvitación enviada|Enviamos la invitación/).first()).toBeVisible()
}

/** Fills the password fields of a form, of which there may be none. The form empties them once when its scripts start. */
async function fillPasswords(page: Page, password: string): Promise<void> {
  for (const field of await page.locator('input[type=password]').all())
    await expect(async () => {
      await field.fill(password)
      await page.waitForTimeout(300)
      expect(await field.inputValue()).toBe(password)
    }).toPass()
}

async function chooseRole(page: Page, role: Role): Promise<void> {
  const field: Locator = page.locator('#field-role')
  await field.getByRole('combobox').click()
  await page.getByRole('option', { name: roleNames[role] }).click()
}

/** Opens the invitation, chooses a password and connects an authenticator. Returns the key, if the role needs one. */
export async function acceptInvitation(page: Page, link: string, password: string): Promise<string | undefined> {
  await page.goto(link, { waitUntil: 'networkidle' })
  const send = page.getByRole('button', { name: /contraseña|activar|entrar|continuar/i }).last()
  await expect(send).toBeVisible()
  await fillPasswords(page, password)
  await send.click()
  await expect(connectPage(page).or(startPage(page))).toBeVisible({ timeout: 30_000 })
  return (await connectPage(page).isVisible()) ? connectAuthenticator(page) : undefined
}

/** Types the code of the key the page shows, and leaves the list of recovery codes. */
async function connectAuthenticator(page: Page): Promise<string> {
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await codeField(page).fill(await nextCode(key))
  await continueButton(page).click()
  await expect(recoveryPage(page)).toBeVisible()
  await page.getByRole('button', { name: /guardé/ }).click()
  await expect(startPage(page)).toBeVisible({ timeout: 30_000 })
  return key
}
