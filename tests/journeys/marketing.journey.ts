import { type Browser, expect, type Page, test } from '@playwright/test'
import { open } from '../e2e/support/site'
import { openPanelPage } from './support/account-pages'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { writePhoto } from './support/photos'
import { type Colleague, joinAsStaff, openAsAdministrator } from './support/staff'

// Each test waits for up to two scheduled minutes and two builds of the site.
test.setTimeout(600_000)
const BUILD_MS = 180_000

const panelMenu = (page: Page) => page.getByRole('navigation', { name: 'Panel' })
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' })

/** Opens the menu beside the buttons of a record. Payload's menu button has no accessible name. */
const openMenuOfRecord = (page: Page) => page.locator('button:has(> div > div + div + div)').last().click()

/**
 * Duplicates a published article and changes the title and summary of the copy in both languages. Returns its number.
 * A draft could be the incomplete article of another test.
 */
async function writeArticle(page: Page, title: { es: string; en: string }): Promise<string> {
  await panelMenu(page).getByRole('link', { name: 'Noticias', exact: true }).click()
  await page.waitForURL(/\/collections\/news/)
  await page.getByRole('row').filter({ hasText: 'En línea' }).first().getByRole('link').first().click()
  await page.waitForURL(/\/collections\/news\/[0-9a-f-]+/)
  await page.waitForLoadState('networkidle')
  const originalNumber = await page.locator('#field-number').inputValue()
  await openMenuOfRecord(page)
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click()
  await expect(page.locator('#field-title')).toHaveValue(/^Copia de /)
  await expect(page.locator('#field-number')).not.toHaveValue(originalNumber)
  await page.waitForLoadState('networkidle')
  await saveTexts(page, title.es, 'Lo contamos en pocas líneas.')
  await openPanelPage(page, `${new URL(page.url()).pathname.replace('/admin', '')}?locale=en`)
  await saveTexts(page, title.en, 'We tell it in a few lines.')
  await openPanelPage(page, `${new URL(page.url()).pathname.replace('/admin', '')}?locale=es`)
  await expect(checklist(page)).toContainText('Todo listo en los dos idiomas.')
  return page.locator('#field-number').inputValue()
}

async function saveTexts(page: Page, title: string, summary: string): Promise<void> {
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill(summary)
  await expect(saveDraft(page)).toBeEnabled()
  await saveDraft(page).click()
  await expect(page.getByText(/guardado|actualiz|con éxito/i).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Returns the next full minute that is at least 20 s away, to leave time for filling in the form. */
const nextMinute = () => new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)

/** The value of a field for date and time. Lima is five hours behind UTC all year. */
const formatLimaInput = (scheduledAt: Date) =>
  new Date(scheduledAt.getTime() - 5 * 3_600_000).toISOString().slice(0, 16)

const formatLimaTime = (scheduledAt: Date) =>
  scheduledAt.toLocaleTimeString('es-PE', {
    timeZone: 'America/Lima',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Schedules publishing or unpublishing in the box above the form. Returns the scheduled time. */
async function schedule(page: Page, action: 'Publicar' | 'Despublicar'): Promise<Date> {
  const time = page.getByLabel('Día y hora, en hora de Lima')
  if (!(await time.isVisible())) await page.getByText('Programar', { exact: true }).click()
  const choice = page.getByRole('radio', { name: action, exact: true })
  if (await choice.isVisible()) await choice.check()
  const scheduledAt = nextMinute()
  await time.fill(formatLimaInput(scheduledAt))
  await page.getByRole('button', { name: /^Programar (la publicación|el retiro)$/ }).click()
  await expect(page.getByText('Programado.').first()).toBeVisible()
  return scheduledAt
}

async function openCalendar(page: Page): Promise<void> {
  await panelMenu(page).getByRole('link', { name: 'Calendario', exact: true }).click()
  // The start page shows the same records, so wait for the calendar.
  await page.waitForURL(/\/calendario/)
  await expect(page.getByRole('heading', { level: 1, name: /^Calendario/ })).toBeVisible()
}

async function fetchPublicStatus(browser: Browser, path: string): Promise<number | undefined> {
  const visitor = await openDevice(browser, 'phone')
  const response = await open(visitor, path)
  await visitor.context().close()
  return response?.status()
}

async function changeRoleToSales(browser: Browser, colleague: Colleague): Promise<void> {
  const administrator = await openAsAdministrator(browser)
  await panelMenu(administrator).getByRole('link', { name: 'Cuentas', exact: true }).click()
  await administrator.waitForURL(/\/collections\/users/)
  await administrator.getByRole('link', { name: colleague.name, exact: true }).first().click()
  await administrator.waitForURL(/\/users\/[0-9a-f-]+/)
  await administrator.waitForLoadState('networkidle')
  await administrator.locator('#field-role').getByRole('combobox').click()
  await administrator.getByRole('option', { name: /^Ventas|^Vendedor/ }).click()
  await administrator.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(administrator.getByText(/actualiz/i).first()).toBeVisible()
  await administrator.context().close()
}

const checklist = (page: Page) => page.getByRole('region', { name: 'Antes de publicar' })
const formIndex = (page: Page) => page.getByRole('navigation', { name: 'Partes de la ficha' })
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publicar cambios', exact: true })
const errorSummary = (page: Page) => page.getByRole('region', { name: /^Hay \d+ datos? por corregir$/ })
const errorLink = (page: Page, field: string) => errorSummary(page).getByRole('link', { name: field, exact: true })
const publishedState = (page: Page) => page.getByText(/^(Publicado, todavía no en línea|En línea desde)/).last()

/** Opens a task of the form. Retries, because a click during hydration is lost. */
async function openTask(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await formIndex(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused({ timeout: 1000 })
  }).toPass()
}

async function saveDraftAndWait(page: Page): Promise<void> {
  await saveDraft(page).click()
  await expect(page.getByText('Borrador guardado con éxito.').first()).toBeVisible()
  await expect(saveDraft(page)).toBeDisabled()
}

/** Unpublishes the open record, so that visitors no longer see it. */
async function unpublish(page: Page): Promise<void> {
  await openMenuOfRecord(page)
  await page.getByRole('button', { name: 'Despublicar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('Borrador: no está en línea')).toBeVisible({ timeout: 30_000 })
}

test('marketing writes an article from its title to the site, and the form leads to each missing field', async ({
  browser,
}) => {
  const title = { es: `Llegó la arena ${Date.now()}`, en: `The sand is here ${Date.now()}` }
  const { page } = await joinAsStaff(browser, 'marketing')
  await panelMenu(page).getByRole('link', { name: 'Noticias', exact: true }).click()
  await page.waitForURL(/\/collections\/news/)
  await page.getByRole('link', { name: 'Escribir noticia' }).click()
  await page.waitForURL(/\/news\/create/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1, name: 'Crear noticia' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Título' }).fill(title.es)
  await saveDraft(page).click()
  await page.waitForURL(/\/news\/[0-9a-f-]{36}/)
  await expect(page.locator('#field-number')).toHaveValue(/^\d+$/)
  const number = await page.locator('#field-number').inputValue()

  await publishButton(page).click()
  await expect(errorSummary(page)).toBeFocused()
  // The message of Payload disappears after a few seconds. The summary stays.
  await page.waitForTimeout(8000)
  await errorLink(page, 'Resumen').press('Enter')
  await expect(page.locator('#field-summary')).toBeFocused()
  await page.keyboard.type('Lo contamos en pocas líneas.')
  await expect(errorLink(page, 'Resumen')).toHaveCount(0)
  await errorLink(page, 'Texto').press('Enter')
  await expect(
    page.getByRole('textbox', { name: /Escribe aquí/ }).or(page.locator('[contenteditable=true]')),
  ).toBeFocused()
  await page.keyboard.type('Desde esta semana se camina hasta la orilla.')
  await errorLink(page, 'Autor').press('Enter')
  await page.keyboard.type('Prensa')
  await errorLink(page, 'Categoría').press('Enter')
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await errorLink(page, 'Imagen').press('Enter')
  await expect(page.locator('#field-image').getByRole('button', { name: 'Crear' })).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer
    .locator('input[type=file]')
    .first()
    .setInputFiles(await writePhoto('Foto (2).jpg'))
  await drawer.getByRole('textbox', { name: 'Texto alternativo en español' }).fill('La playa al atardecer')
  await drawer.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(drawer).toHaveCount(0)
  await expect(errorSummary(page)).toHaveCount(0)

  await publishButton(page).click()
  await expect(errorSummary(page)).toBeFocused()
  await expect(errorSummary(page)).toContainText('Falta el texto en inglés.')
  await saveDraftAndWait(page)

  // Both alternative texts are in one form, whichever language is open.
  await checklist(page).getByRole('button', { name: 'Texto alternativo de la imagen: falta en inglés' }).click()
  await expect(drawer.getByRole('textbox', { name: 'Texto alternativo en español' })).toHaveValue(
    'La playa al atardecer',
  )
  await drawer.getByRole('textbox', { name: 'Texto alternativo en inglés' }).fill('The beach at dusk')
  await drawer.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(drawer).toHaveCount(0)
  await expect(checklist(page).getByRole('button')).toHaveCount(0)
  await checklist(page).getByRole('link', { name: 'Resumen: falta en inglés' }).click()
  await page.waitForURL(/locale=en/)
  await expect(page.locator('#field-summary')).toBeFocused()
  await page.keyboard.type('We tell it in a few lines.')
  await page.locator('#field-title').fill(title.en)
  await page.locator('#field-author').fill('Press')
  await page.locator('[contenteditable=true]').fill('Since this week you can walk to the shore.')
  await expect(checklist(page)).toContainText('Todo listo en los dos idiomas.')
  await publishButton(page).click()
  await expect(publishedState(page)).toBeVisible({ timeout: 30_000 })
  await expect(errorSummary(page)).toHaveCount(0)

  const visitor = await openDevice(browser, 'phone')
  await expect
    .poll(async () => (await open(visitor, `/noticias/${number}`))?.status(), { timeout: BUILD_MS, intervals: [3000] })
    .toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title.es })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'La playa al atardecer' }).first()).toBeVisible()
  await open(visitor, `/en/news/${number}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title.en })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'The beach at dusk' }).first()).toBeVisible()
  await visitor.context().close()
  await unpublish(page)
  await page.context().close()
})

// Each device edits another project, because Payload locks an open record for minutes after its window was closed.
for (const [device, name, slug] of [
  ['desktop', 'Mykonos', 'mykonos'],
  ['phone', 'Zafiro', 'zafiro'],
] as const)
  test(`marketing reads on a ${device} why a project cannot be published, fixes it and sees it online`, async ({
    browser,
  }) => {
    const { page } = await joinAsStaff(browser, 'marketing', { device })
    await openPanelPage(page, '/collections/projects?locale=es')
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}/)
    await openTask(page, 'Precio y condiciones')
    const price = page.locator('#field-monthlyFromUsd')
    const conditions = page.locator('#field-conditions')
    const [oldPrice, oldConditions] = [await price.inputValue(), await conditions.inputValue()]
    await price.fill('9')
    const newConditions = `Hasta el ${Date.now()}`
    await conditions.fill(newConditions)
    await openTask(page, 'Galería')
    await page.mouse.wheel(0, 2000)
    await publishButton(page).click()
    await expect(errorSummary(page)).toBeFocused()
    await expect(errorSummary(page)).toBeInViewport()
    // The button stays enabled, although Payload disables it after a failed publish.
    await expect(publishButton(page)).toBeEnabled()
    await errorLink(page, 'Cuota mensual desde (US$)').click()
    await expect(price).toBeFocused()
    await price.fill(oldPrice)
    await expect(errorSummary(page)).toHaveCount(0)
    await publishButton(page).click()
    await expect(page.getByText(/^Publicado, todavía no en línea/)).toBeVisible()

    const visitor = await openDevice(browser, device)
    const isOnline = async (text: string) => {
      await open(visitor, `/proyectos/condominios/${slug}`)
      return (await visitor.content()).includes(text)
    }
    await expect.poll(() => isOnline(newConditions), { timeout: BUILD_MS, intervals: [3000] }).toBe(true)
    await conditions.fill(oldConditions)
    await publishButton(page).click()
    await expect.poll(() => isOnline(newConditions), { timeout: BUILD_MS, intervals: [3000] }).toBe(false)
    await visitor.context().close()
    await page.context().close()
  })

test('a colleague with the same article open is shown who published it', async ({ browser }) => {
  const author = await joinAsStaff(browser, 'marketing', { name: `María ${Date.now()}` })
  const colleague = await joinAsStaff(browser, 'marketing')
  const title = { es: `Dos a la vez ${Date.now()}`, en: `Two at once ${Date.now()}` }
  await writeArticle(author.page, title)
  // Payload says who is editing the article, at a time that cannot be predicted.
  const lockNotice = colleague.page.locator('dialog#document-locked')
  await colleague.page.addLocatorHandler(lockNotice, () =>
    lockNotice.getByRole('button', { name: 'Ver solo lectura' }).click(),
  )
  await openPanelPage(colleague.page, new URL(author.page.url()).pathname.replace('/admin', ''))
  await expect(colleague.page.getByText('Borrador: no está en línea')).toBeVisible()

  await publishButton(author.page).click()
  await expect(publishedState(author.page)).toBeVisible({ timeout: 30_000 })
  const notice = colleague.page.getByText(`${author.name} publicó este registro`)
  await expect(notice).toBeVisible({ timeout: 30_000 })
  await colleague.page.getByRole('button', { name: 'Recargar para ver sus cambios' }).click()
  await expect(notice).toHaveCount(0)

  await unpublish(author.page)
  await colleague.page.context().close()
  await author.page.context().close()
})

test('an article appears and disappears on the site at the times that marketing schedules', async ({ browser }) => {
  const { page } = await joinAsStaff(browser, 'marketing')
  const title = { es: `Abrimos la sala ${Date.now()}`, en: `We open the showroom ${Date.now()}` }
  const number = await writeArticle(page, title)
  const path = `/noticias/${number}`
  expect(await fetchPublicStatus(browser, path)).toBe(404)

  const start = await schedule(page, 'Publicar')
  const visitor = await openDevice(browser, 'phone')
  await expect
    .poll(async () => (await open(visitor, path))?.status(), { timeout: 60_000 + BUILD_MS, intervals: [3000] })
    .toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(start.getTime())
  await expect(visitor.getByRole('heading', { level: 1, name: title.es })).toBeVisible()
  await open(visitor, `/en/news/${number}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title.en })).toBeVisible()

  await page.reload({ waitUntil: 'networkidle' })
  await schedule(page, 'Despublicar')
  await expect
    .poll(async () => (await open(visitor, path))?.status(), { timeout: 60_000 + BUILD_MS, intervals: [3000] })
    .toBe(404)
  await visitor.context().close()

  await openCalendar(page)
  const calendarEntry = page.getByRole('link', { name: title.es }).filter({ hasText: formatLimaTime(start) })
  await expect(calendarEntry).toContainText('Hecho')
  await page.context().close()
})

test('a scheduled publish fails if its author loses the role, and author and administrator are notified @long', async ({
  browser,
}) => {
  const colleague = await joinAsStaff(browser, 'marketing', { name: `Inés ${Date.now()}` })
  const { page, email } = colleague
  const title = { es: `Nota de Inés ${Date.now()}`, en: `Note of Inés ${Date.now()}` }
  const number = await writeArticle(page, title)
  const recordPath = new URL(page.url()).pathname.replace('/admin', '')
  const scheduledAt = await schedule(page, 'Publicar')
  await changeRoleToSales(browser, colleague)

  const mail = await waitForMail(email, 'Una publicación programada no se hizo', 150_000)
  expect(Date.now()).toBeGreaterThanOrEqual(scheduledAt.getTime())
  expect(mail.text).toContain(title.es)
  expect(mail.text).toContain('ya no tiene permiso')
  expect(await fetchPublicStatus(browser, `/noticias/${number}`)).toBe(404)

  await openPanelPage(page)
  const ownFailures = page.getByRole('region', { name: /Falló y nadie lo arregló/ })
  await expect(ownFailures).toContainText(title.es)
  await expect(ownFailures).toContainText('Lo programaste tú.')

  const administrator = await openAsAdministrator(browser)
  await openPanelPage(administrator)
  const failures = administrator.getByRole('region', { name: /Falló y nadie lo arregló/ })
  const row = failures.getByRole('listitem').filter({ hasText: title.es })
  await expect(row).toContainText(`Lo programó ${colleague.name}.`)
  await openCalendar(administrator)
  await expect(administrator.getByRole('link', { name: title.es })).toContainText('No se hizo')
  await openPanelPage(administrator, recordPath)
  const notice = administrator.getByRole('alert').filter({ hasText: 'No se publicó' })
  await expect(notice).toContainText('ya no tiene permiso')
  await notice.getByRole('button', { name: /^Intentar otra vez/ }).click()
  await expect(administrator.getByText('Se intenta en el próximo minuto, con tu cuenta.').first()).toBeVisible()
  await expect
    .poll(() => fetchPublicStatus(browser, `/noticias/${number}`), { timeout: 60_000 + BUILD_MS, intervals: [3000] })
    .toBe(200)
  await administrator.reload({ waitUntil: 'networkidle' })
  await expect(notice).toHaveCount(0)
  expect((await readMailbox(email)).filter(({ subject }) => /no se hizo/.test(subject))).toHaveLength(1)
  await administrator.context().close()
  await page.context().close()
})
