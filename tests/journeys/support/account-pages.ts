// The pages of signing in, inviting and joining, with their texts in one place.
import { expect, type Locator, type Page } from '@playwright/test'
import { product } from '../../e2e/support/product'
import { nextCode } from './authenticator'

export type Role = 'admin' | 'manager' | 'marketing' | 'sales' | 'customer-service' | 'privacy'

const roleNames: Record<Role, RegExp> = {
  admin: /^Administración/,
  manager: /^Gerencia/,
  marketing: /^Marketing/,
  sales: /^Ventas/,
  'customer-service': /^Atención/,
  privacy: /^Encargado de datos personales/,
}

export const startPage = (page: Page) => page.getByRole('heading', { level: 1, name: /^Buen/ })
export const codePage = (page: Page) => page.getByRole('heading', { name: 'Escribe el código' })
export const connectPage = (page: Page) => page.getByRole('heading', { name: /^Conecta / })
const recoveryPage = (page: Page) => page.getByRole('heading', { name: /códigos de recuperación/ })

export const panelUrl = (path = '') => `${product().cmsUrl}/admin${path}`

/** Opens a page of the panel and waits until its scripts run: what is typed earlier is lost. */
export const openPanelPage = (page: Page, path = '') => page.goto(panelUrl(path), { waitUntil: 'networkidle' })

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar' })
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código' })

/** Fills in the login form and sends it. */
export async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await openPanelPage(page, '/login')
  await page.getByRole('textbox', { name: /^Correo/ }).fill(email)
  await page.getByLabel(/^Contraseña/).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Reads the key that the page of the second factor shows for an authenticator app. */
export async function shownKey(page: Page): Promise<string> {
  return (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
}

/** Signs in through the login form and, if asked, the page of the second factor. */
export async function signIn(page: Page, account: { email: string; password: string; key?: string }): Promise<void> {
  await givePassword(page, account)
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
  // The start page has links to create other records, so wait for the list itself.
  await page.waitForURL(/\/collections\/users/)
  await page
    .getByRole('link', { name: /^(Crear|Invitar)/ })
    .first()
    .click()
  await page.waitForURL(/\/users\/create/)
  await page.waitForLoadState('networkidle')
  await inviteForm(page).fill(colleague)
  await inviteForm(page).send.click()
  await expect(page.getByRole('heading', { name: `Invitación enviada a ${colleague.name}` })).toBeVisible()
}

/** The form of an invitation. */
export const inviteForm = (page: Page) => ({
  email: page.getByLabel('Correo de trabajo'),
  name: page.getByLabel('Nombre y apellido'),
  send: page.getByRole('button', { name: 'Enviar invitación' }),
  role: (role: Role): Locator => page.getByRole('radio', { name: roleNames[role] }),
  async fill({ email, name, role }: { email: string; name: string; role: Role }) {
    await this.email.fill(email)
    await this.name.fill(name)
    await this.role(role).check()
  },
})

/** The page an invitation leads to. */
export const welcomePage = (page: Page) => ({
  heading: page.getByRole('heading', { name: /Elige tu contraseña/ }),
  password: page.getByLabel('Contraseña', { exact: true }),
  save: page.getByRole('button', { name: 'Guardar y continuar' }),
})

/** Opens the invitation, chooses a password and connects an authenticator. Returns the key, if the role needs one. */
export async function acceptInvitation(page: Page, link: string, password: string): Promise<string | undefined> {
  await page.goto(link, { waitUntil: 'networkidle' })
  const { heading, password: field, save } = welcomePage(page)
  await expect(heading).toBeVisible()
  await field.fill(password)
  await save.click()
  await expect(connectPage(page).or(startPage(page))).toBeVisible({ timeout: 30_000 })
  return (await connectPage(page).isVisible()) ? connectAuthenticator(page) : undefined
}

/** Types the code of the key the page shows, and leaves the list of recovery codes. */
async function connectAuthenticator(page: Page): Promise<string> {
  const { key } = await connectPhone(page)
  return key
}

/** Connects an authenticator and returns its key with the recovery codes that were shown. */
export async function connectPhone(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await expect(connectPage(page)).toBeVisible({ timeout: 30_000 })
  const key = await shownKey(page)
  await codeField(page).fill(await nextCode(key))
  await continueButton(page).click()
  await expect(recoveryPage(page)).toBeVisible()
  const recoveryCodes = await page.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/).allTextContents()
  await page.getByRole('button', { name: /guardé/ }).click()
  await expect(startPage(page)).toBeVisible({ timeout: 30_000 })
  return { key, recoveryCodes }
}
