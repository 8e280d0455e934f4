// Finds and fills in the login, invitation and second-factor pages for all journeys.
import { expect, type Locator, type Page } from '@playwright/test'
import { product } from '../../e2e/support/product'
import { waitForNextCode } from './authenticator'

export type Role = 'admin' | 'manager' | 'marketing' | 'sales' | 'customer-service' | 'privacy'

const roleNames: Record<Role, RegExp> = {
  admin: /^Administración/,
  manager: /^Gerencia/,
  marketing: /^Marketing/,
  sales: /^Ventas/,
  'customer-service': /^Atención/,
  privacy: /^Encargado de datos personales/,
}

export const startHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Buen/ })
export const codeHeading = (page: Page) => page.getByRole('heading', { name: 'Escribe el código' })
export const connectHeading = (page: Page) => page.getByRole('heading', { name: /^Conecta / })
const recoveryHeading = (page: Page) => page.getByRole('heading', { name: /códigos de recuperación/ })

export const panelUrl = (path = '') => `${product().cmsUrl}/admin${path}`

/** Opens a page of the panel and waits for its scripts, because text typed before hydration is lost. */
export const openPanelPage = (page: Page, path = '') => page.goto(panelUrl(path), { waitUntil: 'networkidle' })

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar' })
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código' })

export const loginButton = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' })

export async function submitLogin(page: Page, { email, password }: { email: string; password: string }) {
  await openPanelPage(page, '/login')
  await page.getByRole('textbox', { name: /^Correo/ }).fill(email)
  await page.getByLabel(/^Contraseña/).fill(password)
  await loginButton(page).click()
}

/** Reads the key for an authenticator app from the page that sets up the second factor. */
export async function readAuthenticatorKey(page: Page): Promise<string> {
  return (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
}

/** Signs in through the login form, with the second factor if the panel asks for it. */
export async function signIn(page: Page, account: { email: string; password: string; key?: string }): Promise<void> {
  await submitLogin(page, account)
  await expect(codeHeading(page).or(startHeading(page))).toBeVisible()
  if (await codeHeading(page).isVisible()) {
    if (!account.key) throw new Error(`${account.email} has no authenticator.`)
    // A press before hydration is lost.
    await page.waitForLoadState('networkidle')
    await codeField(page).fill(await waitForNextCode(account.key))
    await continueButton(page).click()
  }
  // When two journeys log in to the same account at once, Payload forgets one session and shows the login form again.
  await expect(startHeading(page).or(loginButton(page))).toBeVisible()
  if (await loginButton(page).isVisible()) return signIn(page, account)
}

/** Invites a colleague through the user form of the panel. */
export async function invite(page: Page, colleague: { name: string; email: string; role: Role }): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Cuentas', exact: true }).first().click()
  // The start page has similar links for other records, so wait for the list of users.
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

/** Finds the fields and the button of the invitation form. */
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

/** Finds the heading, the password field and the button of the page that an invitation opens. */
export const welcomePage = (page: Page) => ({
  heading: page.getByRole('heading', { name: /Elige tu contraseña/ }),
  password: page.getByLabel('Contraseña', { exact: true }),
  save: page.getByRole('button', { name: 'Guardar y continuar' }),
})

/** Opens an invitation and sets a password. If the role needs an authenticator, connects one and returns its key. */
export async function acceptInvitation(page: Page, link: string, password: string): Promise<string | undefined> {
  await page.goto(link, { waitUntil: 'networkidle' })
  const { heading, password: field, save } = welcomePage(page)
  await expect(heading).toBeVisible()
  await field.fill(password)
  await save.click()
  await expect(connectHeading(page).or(startHeading(page))).toBeVisible({ timeout: 30_000 })
  return (await connectHeading(page).isVisible()) ? (await connectAuthenticator(page)).key : undefined
}

/** Connects an authenticator. Returns its key and the recovery codes. */
export async function connectAuthenticator(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await expect(connectHeading(page)).toBeVisible({ timeout: 30_000 })
  const key = await readAuthenticatorKey(page)
  await codeField(page).fill(await waitForNextCode(key))
  await continueButton(page).click()
  await expect(recoveryHeading(page)).toBeVisible()
  const recoveryCodes = await page.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/).allTextContents()
  await page.getByRole('button', { name: /guardé/ }).click()
  await expect(startHeading(page)).toBeVisible({ timeout: 30_000 })
  return { key, recoveryCodes }
}
