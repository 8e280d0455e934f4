import { type Browser, expect, type Page, test } from '@playwright/test'
import { open } from '../e2e/support/site'
import { openPanelPage } from './support/account-pages'
import { pageOn } from './support/devices'
import { mailArrives, mailbox } from './support/mailbox'
import { administratorPage, type Colleague, joinAs } from './support/staff'

// A minute of the clock, a build of the site, and the same again for the end.
test.setTimeout(600_000)
const BUILD_MS = 180_000

const panel = (page: Page) => page.getByRole('navigation', { name: 'Panel' })
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' })

/** Starts from an article that exists, as people do, and writes title and summary in both languages. Returns its number. */
async function writeArticle(page: Page, title: { es: string; en: string }): Promise<string> {
  await panel(page).getByRole('link', { name: 'Noticias', exact: true }).click()
  await page.waitForURL(/\/collections\/news/)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL(/\/collections\/news\/[0-9a-f-]+/)
  await page.waitForLoadState('networkidle')
  const copied = await page.locator('#field-number').inputValue()
  // The panel's menu of three dots has no name.
  await page.locator('button:has(> div > div + div + div)').last().click()
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click()
  await expect(page.locator('#field-number')).not.toHaveValue(copied)
  await page.waitForLoadState('networkidle')
  await write(page, title.es, 'Lo contamos en pocas líneas.')
  await openPanelPage(page, `${new URL(page.url()).pathname.replace('/admin', '')}?locale=en`)
  await write(page, title.en, 'We tell it in a few lines.')
  await openPanelPage(page, `${new URL(page.url()).pathname.replace('/admin', '')}?locale=es`)
  await expect(page.getByRole('region', { name: 'Idiomas' })).toContainText('Completo en español e inglés.')
  return page.locator('#field-number').inputValue()
}

async function write(page: Page, title: string, summary: string): Promise<void> {
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill(summary)
  await expect(saveDraft(page)).toBeEnabled()
  await saveDraft(page).click()
  await expect(page.getByText(/guardado|actualiz|con éxito/i).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The next full minute that is at least 20 s away: people need a moment to press the button. */
const nextMinute = () => new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)

const inDrawer = (at: Date) => {
  const parts = new Intl.DateTimeFormat('es', {
    timeZone: 'America/Lima',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const half = /p/i.test(part('dayPeriod')) ? 'PM' : 'AM'
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${half}`
}

const timeInLima = (at: Date) =>
  at.toLocaleTimeString('es-PE', { timeZone: 'America/Lima', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** In Payload's own drawer. Returns the minute. */
async function schedule(page: Page, what: 'Publicar' | 'Despublicar'): Promise<Date> {
  await page.locator('#action-save-popup').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Programar publicación' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(what, { exact: true }).click()
  const at = nextMinute()
  const time = drawer.locator('.date-time-picker input').first()
  await time.fill(inDrawer(at))
  await time.press('Enter')
  await drawer.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Programado con éxito.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  return at
}

async function openCalendar(page: Page): Promise<void> {
  await panel(page).getByRole('link', { name: 'Calendario', exact: true }).click()
  // The start page names the same records, so wait for the calendar itself.
  await page.waitForURL(/\/calendario/)
  await expect(page.getByRole('heading', { level: 1, name: /^Calendario/ })).toBeVisible()
}

async function publicStatus(browser: Browser, path: string): Promise<number | undefined> {
  const visitor = await pageOn(browser, 'phone')
  const response = await open(visitor, path)
  await visitor.context().close()
  return response?.status()
}

async function demote(browser: Browser, colleague: Colleague): Promise<void> {
  const administrator = await administratorPage(browser)
  await panel(administrator).getByRole('link', { name: 'Usuarios', exact: true }).click()
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

test('an article is scheduled in the drawer: visitors read it after its minute, and no longer after its end', async ({
  browser,
}) => {
  const { page } = await joinAs(browser, 'marketing')
  const title = { es: `Abrimos la sala ${Date.now()}`, en: `We open the showroom ${Date.now()}` }
  const number = await writeArticle(page, title)
  const address = `/noticias/${number}`
  expect(await publicStatus(browser, address)).toBe(404)

  const start = await schedule(page, 'Publicar')
  const visitor = await pageOn(browser, 'phone')
  await expect
    .poll(async () => (await open(visitor, address))?.status(), { timeout: 60_000 + BUILD_MS, intervals: [3000] })
    .toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(start.getTime())
  await expect(visitor.getByRole('heading', { level: 1, name: title.es })).toBeVisible()
  await open(visitor, `/en/news/${number}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title.en })).toBeVisible()

  await page.reload({ waitUntil: 'networkidle' })
  await schedule(page, 'Despublicar')
  await expect
    .poll(async () => (await open(visitor, address))?.status(), { timeout: 60_000 + BUILD_MS, intervals: [3000] })
    .toBe(404)
  await visitor.context().close()

  await openCalendar(page)
  const done = page.getByRole('link', { name: title.es }).filter({ hasText: timeInLima(start) })
  await expect(done).toContainText('Hecho')
  await page.context().close()
})

test('an account that loses its role before the minute publishes nothing, and everybody concerned learns it @long', async ({
  browser,
}) => {
  const colleague = await joinAs(browser, 'marketing', { name: `Inés ${Date.now()}` })
  const { page, email } = colleague
  const title = { es: `Nota de Inés ${Date.now()}`, en: `Note of Inés ${Date.now()}` }
  const number = await writeArticle(page, title)
  const record = new URL(page.url()).pathname.replace('/admin', '')
  const at = await schedule(page, 'Publicar')
  await demote(browser, colleague)

  const mail = await mailArrives(email, 'Una publicación programada no se hizo', 150_000)
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  expect(mail.text).toContain(title.es)
  expect(mail.text).toContain('ya no tiene permiso')
  expect(await publicStatus(browser, `/noticias/${number}`)).toBe(404)

  await openPanelPage(page)
  const own = page.getByRole('region', { name: /Programado y no hecho/ })
  await expect(own).toContainText(title.es)
  await expect(own).toContainText('Lo programaste tú.')

  const administrator = await administratorPage(browser)
  await openPanelPage(administrator)
  const failed = administrator.getByRole('region', { name: /Programado y no hecho/ })
  const row = failed.getByRole('listitem').filter({ hasText: title.es })
  await expect(row).toContainText(`Lo programó ${colleague.name}.`)
  await openCalendar(administrator)
  await expect(administrator.getByRole('link', { name: title.es })).toContainText('No se hizo')
  await openPanelPage(administrator, record)
  const notice = administrator.getByRole('alert').filter({ hasText: 'No se publicó' })
  await expect(notice).toContainText('ya no tiene permiso')
  await notice.getByRole('button', { name: /^Intentar otra vez/ }).click()
  await expect(administrator.getByText('Se intenta en el próximo minuto, con tu cuenta.').first()).toBeVisible()
  await expect
    .poll(() => publicStatus(browser, `/noticias/${number}`), { timeout: 60_000 + BUILD_MS, intervals: [3000] })
    .toBe(200)
  await administrator.reload({ waitUntil: 'networkidle' })
  await expect(notice).toHaveCount(0)
  expect((await mailbox(email)).filter(({ subject }) => /no se hizo/.test(subject))).toHaveLength(1)
  await administrator.context().close()
  await page.context().close()
})
