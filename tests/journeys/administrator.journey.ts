import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import {
  acceptInvitation,
  codeField,
  codeHeading,
  connectAuthenticator,
  connectHeading,
  continueButton,
  invite,
  inviteForm,
  loginButton,
  openPanelPage,
  panelUrl,
  readAuthenticatorKey,
  signIn,
  startHeading,
  submitLogin,
  welcomePage,
} from './support/account-pages'
import { waitForNextCode } from './support/authenticator'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { countPdfPages, readPdfText } from './support/pdf'
import { joinAsStaff, openAsAdministrator } from './support/staff'

const password = 'niebla tejado cobre'
const otherPassword = 'otra nube distinta'

const openAccounts = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Cuentas', exact: true }).first().click()

test('an administrator invites a colleague, who sets a password, connects an authenticator and signs in with a recovery code', async ({
  browser,
}) => {
  const colleague = { name: 'Inés Paredes', email: `ines.${Date.now()}@${brand.domain}`, role: 'marketing' } as const
  const administrator = await openAsAdministrator(browser)
  await openAccounts(administrator)
  await administrator.waitForURL(/\/collections\/users/)
  await administrator
    .getByRole('link', { name: /^(Crear|Invitar)/ })
    .first()
    .click()
  await administrator.waitForURL(/\/users\/create/)
  await administrator.waitForLoadState('networkidle')
  await expect(administrator.locator('input[type=password]')).toHaveCount(0)

  // Sending an empty form shows an error at each field and focuses the first field.
  const form = inviteForm(administrator)
  await form.send.click()
  await expect(form.email).toHaveAccessibleDescription('Escribe el correo de la persona.')
  await expect(form.email).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription(/Escribe su nombre/)
  await expect(administrator.getByText('Elige un rol.')).toBeVisible()
  // The server rejects an e-mail address that is already in use, and the error appears at the e-mail field.
  await form.fill({ ...colleague, email: `demo@${brand.domain}` })
  await form.send.click()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  expect(await readMailbox(colleague.email)).toEqual([])
  await form.email.fill(colleague.email)
  await form.send.click()
  await expect(administrator.getByRole('heading', { name: `Invitación enviada a ${colleague.name}` })).toBeVisible()
  await expect(administrator.getByText(colleague.email)).toBeVisible()
  const mail = await waitForMail(colleague.email, `Tu cuenta en el panel de ${brand.name}`)

  await administrator.getByRole('link', { name: 'Ver las cuentas' }).click()
  const row = administrator.getByRole('row').filter({ hasText: colleague.email })
  await expect(row).toContainText('Invitada:')
  await expect(row).toContainText('El enlace vence')
  await expect(row).toContainText('Todavía no entra')

  const page = await openDevice(browser, 'phone')
  await page.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  const welcome = welcomePage(page)
  await expect(welcome.heading).toBeVisible()
  await expect(page.getByText('como Marketing')).toBeVisible()
  await expect(page.getByText('12 caracteres o más')).toBeVisible()
  await welcome.password.fill('corta')
  await welcome.save.click()
  await expect(welcome.password).toHaveAccessibleDescription(/al menos 12 caracteres/)
  await welcome.password.fill(`${brand.name} 2026`)
  await welcome.save.click()
  await expect(welcome.password).toHaveAccessibleDescription(/nombre de la empresa/)
  await welcome.password.fill(password)
  await welcome.save.click()
  const { key, recoveryCodes } = await connectAuthenticator(page)
  expect(recoveryCodes).toHaveLength(10)
  await page.context().close()

  // The invitation link works only once.
  const secondDevice = await openDevice(browser, 'desktop')
  await secondDevice.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  await expect(secondDevice.getByRole('heading', { name: 'Esta invitación venció o ya se usó' })).toBeVisible()

  // A code that is typed after logging out in another tab leads back to the login form.
  await submitLogin(secondDevice, { email: colleague.email, password })
  await expect(codeHeading(secondDevice)).toBeVisible()
  const otherTab = await secondDevice.context().newPage()
  await openPanelPage(otherTab)
  await otherTab.getByRole('button', { name: 'Salir' }).click()
  await expect(loginButton(otherTab)).toBeVisible()
  await otherTab.close()
  await codeField(secondDevice).fill('000000')
  await continueButton(secondDevice).click()
  await expect(loginButton(secondDevice)).toBeVisible()

  // A recovery code works instead of a code from the authenticator.
  await submitLogin(secondDevice, { email: colleague.email, password })
  await expect(codeHeading(secondDevice)).toBeVisible()
  await codeField(secondDevice).fill(recoveryCodes[0] ?? '')
  await continueButton(secondDevice).click()
  await expect(startHeading(secondDevice)).toBeVisible()

  // The log-out link is visible on every page without scrolling.
  for (const panel of [administrator, secondDevice]) {
    const logOutLink = panel.getByRole('link', { name: 'Cerrar sesión' }).first()
    await expect(logOutLink).toBeInViewport({ ratio: 1 })
  }
  await secondDevice.getByRole('link', { name: 'Cerrar sesión' }).first().click()
  await expect(loginButton(secondDevice)).toBeVisible()
  await signIn(secondDevice, { email: colleague.email, password, key })

  await administrator.reload({ waitUntil: 'networkidle' })
  await expect(row).toContainText('Activa')
  await expect(row).toContainText('Con segundo factor')
  await expect(row.getByRole('cell', { name: /^ahora|hace \d+ min/ })).toBeVisible()
  await administrator.context().close()
  await secondDevice.context().close()
})

test('a salesperson changes name and password, is signed out by an administrator and resets a forgotten password', async ({
  browser,
}) => {
  const { page, email, key = '', name } = await joinAsStaff(browser, 'sales', { name: 'Tomás Rivas' })
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.waitForURL(/\/account$/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.getByText('Configuración de Payload')).toHaveCount(0)
  await expect(page.getByText('Te quedan 10 de 10.')).toBeVisible()
  await page.getByLabel('Nombre y apellido').fill('Tomás Rivas Soto')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()

  const currentPassword = page.getByLabel('Contraseña actual')
  const newPassword = page.getByLabel('Contraseña nueva')
  await currentPassword.fill('no es esta clave')
  await newPassword.fill(otherPassword)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(currentPassword).toHaveAccessibleDescription('Esta no es tu contraseña actual.')
  await currentPassword.fill(password)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Contraseña cambiada. Tus otras sesiones se cerraron.')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Tomás Rivas Soto')

  const administrator = await openAsAdministrator(browser)
  await openAccounts(administrator)
  await administrator.getByRole('link', { name: 'Tomás Rivas Soto' }).first().click()
  await administrator.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
  await expect(administrator.getByText('Se cerraron sus sesiones.')).toBeVisible()
  await page.goto(panelUrl('/consultas'), { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/login/)

  await page.getByRole('link', { name: /Olvid/ }).click()
  await page.waitForURL(/\/forgot/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: /^Correo/ }).fill(email)
  await page.getByRole('button').last().click()
  const mail = await waitForMail(email, 'Elige una contraseña nueva')
  await page.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  // Payload's form empties fields that were filled before its script ran, so the person fills them again.
  await expect(async () => {
    for (const field of await page.locator('input[type=password]').all()) await field.fill('tres olas y un tren')
    await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
    await expect(codeHeading(page)).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await codeField(page).fill(await waitForNextCode(key))
  await continueButton(page).click()
  await expect(startHeading(page)).toBeVisible()
  await page.context().close()
  await administrator.context().close()
})

test('recovery codes are copied, printed on one page and open the account once each', { tag: '@long' }, async ({
  browser,
}) => {
  const { page, email, name } = await joinAsStaff(browser, 'customer-service', { name: 'Lola Vera' })
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.waitForURL(/\/account$/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await page.getByRole('button', { name: 'Copiar los 10' }).click()
  await expect(page.getByRole('button', { name: 'Copiados' })).toBeVisible()
  const codes = await page.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/).allTextContents()
  expect(codes).toHaveLength(10)

  const printedPdf = await page.pdf({ format: 'A4' })
  expect(await countPdfPages(printedPdf)).toBe(1)
  const sheet = (await readPdfText(printedPdf)).replaceAll(' ', '')
  for (const code of [...codes, email]) expect(sheet).toContain(code)
  expect(sheet).not.toContain('Micuenta')

  const otherDevice = await openDevice(browser, 'phone')
  const enterCode = async (code: string) => {
    await openPanelPage(otherDevice)
    await submitLogin(otherDevice, { email, password })
    await expect(codeHeading(otherDevice)).toBeVisible()
    await codeField(otherDevice).fill(code)
    await continueButton(otherDevice).click()
  }
  await enterCode(codes[0] ?? '')
  await expect(startHeading(otherDevice)).toBeVisible()
  await otherDevice.context().clearCookies()
  await enterCode(codes[0] ?? '')
  await expect(startHeading(otherDevice)).toBeHidden()
  await expect(codeHeading(otherDevice)).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Te quedan 9 de 10.')).toBeVisible()
  await otherDevice.context().close()
  await page.context().close()
})

test('only the newest authenticator key is accepted, and each code works once', async ({ browser }) => {
  const colleague = {
    name: 'Marina Salas',
    email: `marina.${Date.now()}@${brand.domain}`,
    role: 'marketing',
  } as const
  const administrator = await openAsAdministrator(browser)
  await invite(administrator, colleague)
  await administrator.context().close()
  const mail = await waitForMail(colleague.email, /cuenta/)
  const page = await openDevice(browser, 'desktop')
  await page.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  await welcomePage(page).password.fill(password)
  await welcomePage(page).save.click()
  await expect(connectHeading(page)).toBeVisible()

  const keys = [await readAuthenticatorKey(page)]
  await page.reload({ waitUntil: 'networkidle' })
  keys.push(await readAuthenticatorKey(page))
  await page.goBack({ waitUntil: 'networkidle' })
  keys.push(await readAuthenticatorKey(page))
  const secondTab = await page.context().newPage()
  await openPanelPage(secondTab)
  keys.push(await readAuthenticatorKey(secondTab))
  expect(new Set(keys).size).toBe(4)

  // The first tab still shows an old key, whose code is rejected.
  const [, , oldKey = '', newestKey = ''] = keys
  await codeField(page).fill(await waitForNextCode(oldKey))
  await continueButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Este código no es correcto' })).toBeVisible()
  const code = await waitForNextCode(newestKey)
  await codeField(secondTab).fill(code)
  await continueButton(secondTab).click()
  await expect(secondTab.getByRole('heading', { name: /códigos de recuperación/ })).toBeVisible()
  const [download] = await Promise.all([
    secondTab.waitForEvent('download'),
    secondTab.getByRole('link', { name: 'Descargar .txt' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('codigos-de-recuperacion.txt')
  await secondTab.getByRole('button', { name: /guardé/ }).click()
  await expect(startHeading(secondTab)).toBeVisible()
  await page.context().close()

  // The panel rejects a code that was used before.
  const otherDevice = await openDevice(browser, 'phone')
  await submitLogin(otherDevice, { email: colleague.email, password })
  await expect(codeHeading(otherDevice)).toBeVisible()
  await codeField(otherDevice).fill(code)
  await continueButton(otherDevice).click()
  await expect(otherDevice.getByRole('alert').filter({ hasText: 'Este código no es correcto' })).toBeVisible()
  await codeField(otherDevice).fill(await waitForNextCode(newestKey))
  await continueButton(otherDevice).click()
  await expect(startHeading(otherDevice)).toBeVisible()
  await otherDevice.context().close()
})

test('an administrator sends an invitation again, and its new link works', async ({ browser }) => {
  const colleague = { name: 'Olga Luna', email: `olga.${Date.now()}@${brand.domain}`, role: 'privacy' } as const
  const administrator = await openAsAdministrator(browser)
  await invite(administrator, colleague)
  const firstMail = await waitForMail(colleague.email, /cuenta/)
  await administrator.getByRole('link', { name: 'Ver las cuentas' }).click()
  await administrator
    .getByRole('row')
    .filter({ hasText: colleague.email })
    .getByRole('button', { name: `Invitar otra vez: ${colleague.name}` })
    .click()
  await expect(administrator.getByText(/recibe otro correo/)).toBeVisible()
  await expect(async () => expect(await readMailbox(colleague.email)).toHaveLength(2)).toPass()
  const secondMail = (await readMailbox(colleague.email)).at(-1)
  expect(secondMail?.links[0]).not.toBe(firstMail.links[0])
  await administrator.context().close()
  const page = await openDevice(browser, 'desktop')
  await acceptInvitation(page, secondMail?.links[0] ?? '', password)
  await expect(startHeading(page)).toBeVisible()
  await page.context().close()
})

test('an administrator reads what each role may do and closes the account of a person who left', async ({
  browser,
}) => {
  const { page, email, name, key = '' } = await joinAsStaff(browser, 'customer-service', { name: 'Paula Ríos' })
  const administrator = await openAsAdministrator(browser)
  await openAccounts(administrator)
  await administrator.getByRole('link', { name: 'Qué puede cada rol' }).click()
  await expect(administrator.getByRole('heading', { level: 1, name: 'Qué puede cada rol' })).toBeVisible()
  const complaints = administrator.getByRole('row', { name: /^Reclamos y quejas/ })
  await expect(complaints).toHaveText(/Ve.*No/)
  await administrator.locator('.step-nav').getByRole('link', { name: 'Cuentas' }).click()

  const row = administrator.getByRole('row').filter({ hasText: email })
  await row.getByRole('link', { name }).click()
  await administrator.getByRole('button', { name: 'Cerrar la cuenta' }).click()
  const dialog = administrator.getByRole('dialog').filter({ hasText: '¿Cerrar esta cuenta?' })
  await dialog.getByRole('button', { name: 'Cerrar la cuenta' }).click()
  await expect(administrator.getByText('Sin acceso (cuenta cerrada)')).toBeVisible()
  await expect(administrator.getByRole('button', { name: 'Cerrar la cuenta' })).toHaveCount(0)

  // The open page of the person no longer works, and the password is no longer accepted.
  await page.goto(panelUrl('/collections/complaints'), { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/login/)
  await submitLogin(page, { email, password })
  await expect(page.getByText('Esta cuenta está cerrada.')).toBeVisible()

  await openAccounts(administrator)
  await administrator
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('link', { name: /^Cerradas/ })
    .click()
  await expect(row).toContainText('Cerrada')
  await expect(row).toContainText('por ')

  // A role opens the account again.
  await row.getByRole('link', { name }).click()
  await administrator.getByRole('combobox', { name: 'Rol' }).click()
  await administrator.getByRole('option', { name: 'Atención al cliente' }).click()
  await administrator.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(administrator.getByRole('button', { name: 'Cerrar sus sesiones' })).toBeVisible()
  await signIn(page, { email, password, key })
  await administrator.context().close()
  await page.context().close()
})
