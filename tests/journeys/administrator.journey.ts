import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import {
  acceptInvitation,
  codeField,
  codePage,
  connectPage,
  connectPhone,
  continueButton,
  givePassword,
  invite,
  inviteForm,
  openPanelPage,
  panelUrl,
  shownKey,
  signIn,
  startPage,
  welcomePage,
} from './support/account-pages'
import { nextCode } from './support/authenticator'
import { pageOn } from './support/devices'
import { mailArrives, mailbox } from './support/mailbox'
import { administratorPage, joinAs } from './support/staff'

const password = 'niebla tejado cobre'
const otherPassword = 'otra nube distinta'

const openAccounts = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Usuarios', exact: true }).first().click()

test('an administrator invites a colleague, who chooses a password, connects a phone and gets in without it', async ({
  browser,
}) => {
  const colleague = { name: 'Inés Paredes', email: `ines.${Date.now()}@${brand.domain}`, role: 'marketing' } as const
  const administrator = await administratorPage(browser)
  await openAccounts(administrator)
  await administrator.waitForURL(/\/collections\/users/)
  await administrator
    .getByRole('link', { name: /^(Crear|Invitar)/ })
    .first()
    .click()
  await administrator.waitForURL(/\/users\/create/)
  await administrator.waitForLoadState('networkidle')
  await expect(administrator.locator('input[type=password]')).toHaveCount(0)

  // Nothing filled in: every field says what is missing, and the cursor is in the first one.
  const form = inviteForm(administrator)
  await form.send.click()
  await expect(form.email).toHaveAccessibleDescription('Escribe el correo de la persona.')
  await expect(form.email).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription(/Escribe su nombre/)
  await expect(administrator.getByText('Elige un rol.')).toBeVisible()
  // An address that is taken already is the server's word, at the same field.
  await form.fill({ ...colleague, email: `demo@${brand.domain}` })
  await form.send.click()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  expect(await mailbox(colleague.email)).toEqual([])
  await form.email.fill(colleague.email)
  await form.send.click()
  await expect(administrator.getByRole('heading', { name: `Invitación enviada a ${colleague.name}` })).toBeVisible()
  await expect(administrator.getByText(colleague.email)).toBeVisible()
  const mail = await mailArrives(colleague.email, `Tu cuenta en el panel de ${brand.name}`)

  await administrator.getByRole('link', { name: 'Ver los usuarios' }).click()
  const row = administrator.getByRole('row').filter({ hasText: colleague.email })
  await expect(row).toContainText('Invitada el')
  await expect(row).toContainText('vence el')

  const page = await pageOn(browser, 'phone')
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
  const { key, recoveryCodes } = await connectPhone(page)
  expect(recoveryCodes).toHaveLength(10)
  await page.context().close()

  // The link is good once.
  const late = await pageOn(browser, 'desktop')
  await late.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  await expect(late.getByRole('heading', { name: 'Esta invitación venció o ya se usó' })).toBeVisible()

  // Without the phone: a recovery code, which works once.
  await givePassword(late, { email: colleague.email, password })
  await expect(codePage(late)).toBeVisible()
  await codeField(late).fill(recoveryCodes[0] ?? '')
  await continueButton(late).click()
  await expect(startPage(late)).toBeVisible()

  // Administrators, managers and marketing have the publish bar; log-out stays on the screen and works.
  for (const panel of [administrator, late]) {
    const logOut = panel.getByRole('link', { name: 'Cerrar sesión' }).first()
    await expect(logOut).toBeInViewport({ ratio: 1 })
  }
  await late.getByRole('link', { name: 'Cerrar sesión' }).first().click()
  await expect(late.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await signIn(late, { email: colleague.email, password, key })

  await administrator.reload({ waitUntil: 'networkidle' })
  await expect(row).toContainText('Activa')
  await administrator.context().close()
  await late.context().close()
})

test('a salesperson changes password and name, is signed out by an administrator, and resets a forgotten password', async ({
  browser,
}) => {
  const { page, email, key = '', name } = await joinAs(browser, 'sales', { name: 'Tomás Rivas' })
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

  const current = page.getByLabel('Contraseña actual')
  const next = page.getByLabel('Contraseña nueva')
  await current.fill('no es esta clave')
  await next.fill(otherPassword)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(current).toHaveAccessibleDescription('Esta no es tu contraseña actual.')
  await current.fill(password)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Contraseña cambiada. Tus otras sesiones se cerraron.')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Tomás Rivas Soto')

  const administrator = await administratorPage(browser)
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
  const mail = await mailArrives(email, 'Elige una contraseña nueva')
  await page.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  for (const field of await page.locator('input[type=password]').all()) await field.fill('tres olas y un tren')
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
  await expect(codePage(page)).toBeVisible()
  await codeField(page).fill(await nextCode(key))
  await continueButton(page).click()
  await expect(startPage(page)).toBeVisible()
  await page.context().close()
  await administrator.context().close()
})

test('a key shown before a reload, Back or in another tab does not work, and a code works once', async ({
  browser,
}) => {
  const colleague = {
    name: 'Marina Salas',
    email: `marina.${Date.now()}@${brand.domain}`,
    role: 'marketing',
  } as const
  const administrator = await administratorPage(browser)
  await invite(administrator, colleague)
  await administrator.context().close()
  const mail = await mailArrives(colleague.email, /cuenta/)
  const page = await pageOn(browser, 'desktop')
  await page.goto(mail.links[0] ?? '', { waitUntil: 'networkidle' })
  await welcomePage(page).password.fill(password)
  await welcomePage(page).save.click()
  await expect(connectPage(page)).toBeVisible()

  const shown = [await shownKey(page)]
  await page.reload({ waitUntil: 'networkidle' })
  shown.push(await shownKey(page))
  await page.goBack({ waitUntil: 'networkidle' })
  shown.push(await shownKey(page))
  const secondTab = await page.context().newPage()
  await openPanelPage(secondTab)
  shown.push(await shownKey(secondTab))
  expect(new Set(shown).size).toBe(4)

  // The first tab still shows an older key: its code is rejected.
  const [, , older = '', newest = ''] = shown
  await codeField(page).fill(await nextCode(older))
  await continueButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Este código no es correcto' })).toBeVisible()
  const code = await nextCode(newest)
  await codeField(secondTab).fill(code)
  await continueButton(secondTab).click()
  await expect(secondTab.getByRole('heading', { name: /códigos de recuperación/ })).toBeVisible()
  const [download] = await Promise.all([
    secondTab.waitForEvent('download'),
    secondTab.getByRole('link', { name: 'Descargar .txt' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('codigos-de-recuperacion.txt')
  await secondTab.getByRole('button', { name: /guardé/ }).click()
  await expect(startPage(secondTab)).toBeVisible()
  await page.context().close()

  // The code that connected the phone does not open a second login; the next one does.
  const other = await pageOn(browser, 'phone')
  await givePassword(other, { email: colleague.email, password })
  await expect(codePage(other)).toBeVisible()
  await codeField(other).fill(code)
  await continueButton(other).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Este código no es correcto' })).toBeVisible()
  await codeField(other).fill(await nextCode(newest))
  await continueButton(other).click()
  await expect(startPage(other)).toBeVisible()
  await other.context().close()
})

test('an invitation is sent again from the account', async ({ browser }) => {
  const colleague = { name: 'Olga Luna', email: `olga.${Date.now()}@${brand.domain}`, role: 'privacy' } as const
  const administrator = await administratorPage(browser)
  await invite(administrator, colleague)
  const first = await mailArrives(colleague.email, /cuenta/)
  await administrator.getByRole('link', { name: 'Ver los usuarios' }).click()
  await administrator
    .getByRole('row')
    .filter({ hasText: colleague.email })
    .getByRole('link', { name: colleague.name })
    .click()
  await administrator.getByRole('button', { name: 'Invitar otra vez' }).click()
  await expect(administrator.getByText('La invitación se envió.')).toBeVisible()
  await expect(async () => expect(await mailbox(colleague.email)).toHaveLength(2)).toPass()
  const second = (await mailbox(colleague.email)).at(-1)
  expect(second?.links[0]).not.toBe(first.links[0])
  await administrator.context().close()
  const page = await pageOn(browser, 'desktop')
  await acceptInvitation(page, second?.links[0] ?? '', password)
  await expect(startPage(page)).toBeVisible()
  await page.context().close()
})
