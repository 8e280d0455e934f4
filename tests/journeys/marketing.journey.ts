import { type Browser, expect, type Page, test } from '@playwright/test'
import { open } from '../e2e/support/site'
import { openPanelPage } from './support/account-pages'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { type Colleague, joinAsStaff, openAsAdministrator } from './support/staff'

// Each test waits for up to two scheduled minutes and two builds of the site.
test.setTimeout(600_000)
const BUILD_MS = 180_000

const panelMenu = (page: Page) => page.getByRole('navigation', { name: 'Panel' })
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' })

/** Duplicates an article and changes the title and summary of the copy in both languages. Returns its number. */
async function writeArticle(page: Page, title: { es: string; en: string }): Promise<string> {
  await panelMenu(page).getByRole('link', { name: 'Noticias', exact: true }).click()
  await page.waitForURL(/\/collections\/news/)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL(/\/collections\/news\/[0-9a-f-]+/)
  await page.waitForLoadState('networkidle')
  const originalNumber = await page.locator('#field-number').inputValue()
  // Payload's menu button has no accessible name.
  await page.locator('button:has(> div > div + div + div)').last().click()
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click()
  await expect(page.locator('#field-number')).not.toHaveValue(originalNumber)
  await page.waitForLoadState('networkidle')
  await saveTexts(page, title.es, 'Lo contamos en pocas líneas.')
  await openPanelPage(page, `${new URL(page.url()).pathname.replace('/admin', '')}?locale=en`)
  await saveTexts(page, title.en, 'We tell it in a few lines.')
  await openPanelPage(page, `${new URL(page.url()).pathname.replace('/admin', '')}?locale=es`)
  await expect(page.getByRole('region', { name: 'Idiomas' })).toContainText('Completo en español e inglés.')
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

/** Returns the next full minute that is at least 20 s away, to leave time for filling in the drawer. */
const nextMinute = () => new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)

const formatDrawerTime = (scheduledAt: Date) => {
  const parts = new Intl.DateTimeFormat('es', {
    timeZone: 'America/Lima',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(scheduledAt)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const dayPeriod = /p/i.test(part('dayPeriod')) ? 'PM' : 'AM'
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${dayPeriod}`
}

const formatLimaTime = (scheduledAt: Date) =>
  scheduledAt.toLocaleTimeString('es-PE', {
    timeZone: 'America/Lima',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Schedules publishing or unpublishing in Payload's drawer. Returns the scheduled time. */
async function schedule(page: Page, action: 'Publicar' | 'Despublicar'): Promise<Date> {
  await page.locator('#action-save-popup').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Programar publicación' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(action, { exact: true }).click()
  const scheduledAt = nextMinute()
  const time = drawer.locator('.date-time-picker input').first()
  await time.fill(formatDrawerTime(scheduledAt))
  await time.press('Enter')
  await drawer.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Programado con éxito.').first()).toBeVisible()
  await page.keyboard.press('Escape')
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
  const ownFailures = page.getByRole('region', { name: /Programado y no hecho/ })
  await expect(ownFailures).toContainText(title.es)
  await expect(ownFailures).toContainText('Lo programaste tú.')

  const administrator = await openAsAdministrator(browser)
  await openPanelPage(administrator)
  const failures = administrator.getByRole('region', { name: /Programado y no hecho/ })
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
