// The path from a monthly amount to an appointment. Each press is counted, because a long path loses buyers.
import { devices, expect, type Locator, test } from '@playwright/test'
import { projectCard } from './support/page-parts'
import { open } from './support/site'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'] ?? { defaultBrowserType: 'webkit' as const }
const viewport = { width: 390, height: 844 }

const texts = {
  es: {
    home: '/',
    stop: /^US\$.250 o S\/.963 al mes/,
    fit: /^Santorini \d+ 60.meses$/,
    lots: 'Lotes de Santorini',
    lot: (code: string) => `Lote ${code}`,
    quote: 'Cotizar este lote',
    instalment: 'Tu cuota',
    visit: 'Programar una visita',
    calendar: 'Elige día y hora',
    monthly: 'cuota=250',
    button: 'Ver qué me alcanza',
    card: (count: number) => `${count} lotes hasta US$ 200 al mes`,
    tab: /^Hasta US\$.200 al mes/,
    overview: '/proyectos?cuota=200',
    project: '/proyectos/condominios/zafiro?cuota=200',
  },
  en: {
    home: '/en',
    stop: /^US\$.250 or S\/.963 a month/,
    fit: /^Santorini \d+ 60.months$/,
    lots: 'Lots in Santorini',
    lot: (code: string) => `Lot ${code}`,
    quote: 'Get a quote',
    instalment: 'Your instalment',
    visit: 'Schedule a visit',
    calendar: 'Choose day and time',
    monthly: 'monthly=250',
    button: 'See what I can afford',
    card: (count: number) => `${count} lots up to US$ 200 a month`,
    tab: /^Up to US\$.200 a month/,
    overview: '/en/projects?monthly=200',
    project: '/en/projects/condominiums/zafiro?monthly=200',
  },
} as const

/** Reads the number of lots in a link such as "Santorini 14 60 meses". */
const countIn = async (link: Locator) => Number(/ (\d+) /.exec((await link.textContent()) ?? '')?.[1])

for (const [language, text] of Object.entries(texts))
  test.describe(`on a phone in ${language}`, () => {
    test.use({ ...phone, viewport })

    test('a monthly amount leads to suitable lots in 3 presses, to a quote in 5 and to an appointment in 6', async ({
      page,
    }) => {
      let presses = 0
      const press = async (target: Locator) => {
        await target.tap()
        presses += 1
      }
      await open(page, text.home)
      await press(page.getByRole('radio', { name: text.stop }))
      const fit = page.getByRole('link', { name: text.fit })
      const fitCount = await countIn(fit)
      await press(fit)
      await expect(page.getByRole('heading', { level: 1, name: text.lots })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(text.monthly))
      expect(presses).toBeLessThanOrEqual(3)

      // The list contains as many lots as the home page says.
      const rows = page.getByRole('table').getByRole('row')
      const codes = page.getByRole('table').getByRole('button')
      await page.mouse.wheel(0, 400)
      await expect(codes.first()).toBeVisible()
      await expect(page.getByRole('table')).toContainText(String(fitCount))
      const row = rows.filter({ hasText: /Disponible|Available/ }).first()
      const code = (await row.getByRole('button').textContent()) ?? ''
      await press(row.getByRole('button'))
      const card = page.getByRole('region', { name: text.lot(code) })
      const cardInstalment = /US\$\s[\d,.]+/g
      const amounts = ((await card.textContent()) ?? '').match(cardInstalment) ?? []
      await press(card.getByRole('link', { name: text.quote }))
      const result = page.getByRole('region', { name: text.instalment, exact: true })
      await expect(result).toBeVisible()
      for (const amount of amounts) await expect(result).toContainText(amount)
      await expect(page).toHaveURL(new RegExp(text.monthly))
      expect(presses).toBeLessThanOrEqual(5)

      await press(page.getByRole('link', { name: text.visit }))
      await expect(page.getByRole('heading', { level: 1, name: text.calendar })).toBeVisible()
      await expect(page.getByRole('complementary')).toContainText(code)
      expect(presses).toBeLessThanOrEqual(6)
      console.log(`From a monthly amount to an appointment in ${language}: ${presses} presses`)
    })

    test('choosing another amount moves the projects that fit it to the front and counts their lots on the cards', async ({
      page,
    }) => {
      await open(page, text.home)
      await page.getByRole('radio', { name: /^US\$.200 / }).tap()
      const fit = page.getByRole('link', { name: /^Zafiro \d+ 48/ })
      const fitCount = await countIn(fit)
      await page.getByRole('button', { name: text.button }).tap()
      await expect(page).toHaveURL(/[?&](cuota|monthly)=200#proyectos$/)
      const firstCard = page.getByRole('article').first()
      await expect(firstCard).toBeInViewport()
      await expect(firstCard.getByRole('link', { name: 'Zafiro', exact: true })).toBeVisible()
      await expect(projectCard(page, 'Zafiro')).toContainText(text.card(fitCount))
      await expect(projectCard(page, 'Santorini')).not.toContainText('US$ 200')
      await page.getByRole('button', { name: text.tab }).tap()
      await expect(projectCard(page, 'Santorini')).toBeHidden()
      await expect(projectCard(page, 'Zafiro')).toBeVisible()
      for (const path of [text.overview, text.project]) {
        await open(page, path)
        await expect(page.getByText(text.card(fitCount))).toHaveCount(1)
        await page.getByText(text.card(fitCount)).scrollIntoViewIfNeeded()
        await expect(page.getByText(text.card(fitCount))).toBeVisible()
      }
    })
  })

test('on a phone the first project card starts within two viewport heights', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, viewport })
  const page = await context.newPage()
  await open(page, '/')
  const box = await page.getByRole('article').first().boundingBox()
  console.log(`The first project card starts at ${Math.round(box?.y ?? 0)} px on a phone`)
  expect(box?.y).toBeLessThan(2 * viewport.height)
  await context.close()
})

test('a down payment changes which lots fit, on the home page and in the list of lots', async ({ page }) => {
  await open(page, '/?cuota=250&inicial=6000')
  const fit = page.getByRole('link', { name: texts.es.fit })
  await expect(page.getByText('Con US$ 6,000 de inicial. Sin intereses.').filter({ visible: true })).toHaveCount(1)
  const count = await countIn(fit)
  await fit.click()
  await expect(page).toHaveURL(/cuota=250&inicial=6000/)
  await page.mouse.wheel(0, 400)
  await expect(page.getByText(`${count} disponibles de 87 lotes`)).toBeVisible()
})

for (const text of ['8,000', '8.000', 'US$ 8000'])
  test(`a down payment typed as "${text}" counts as 8000 dollars`, async ({ page }) => {
    await open(page, '/')
    await page.getByText('Agregar mi inicial').click()
    await page.getByLabel('Inicial que tienes, en dólares').fill(text)
    await page.keyboard.press('Tab')
    await expect(page.getByText('Con US$ 8,000 de inicial. Sin intereses.').filter({ visible: true })).toHaveCount(1)
    await expect(page).toHaveURL(/inicial=8000/)
  })

test('a down payment that is not a number shows an error until it is corrected, and counts neither in the result nor in the URL', async ({
  page,
}) => {
  await open(page, '/')
  const fit = page.getByRole('link', { name: texts.es.fit })
  const usualCount = await countIn(fit)
  await page.getByText('Agregar mi inicial').click()
  const field = page.getByLabel('Inicial que tienes, en dólares')
  await field.fill('ocho mil')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Escribe solo el monto en dólares, por ejemplo 8,000.')).toBeVisible()
  await expect(page).not.toHaveURL(/inicial=/)
  await expect.poll(() => countIn(fit)).toBe(usualCount)
  await field.fill('8000')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Escribe solo el monto en dólares, por ejemplo 8,000.')).toBeHidden()
  await expect(page).toHaveURL(/inicial=8000/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the budget form opens the overview, which shows the same number of lots for the chosen amount', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('radio', { name: /^US\$.200 / }).check({ force: true })
    const fit = page.getByRole('link', { name: /^Zafiro \d+ 48.meses$/ })
    const count = await countIn(fit)
    await page.getByRole('button', { name: 'Ver qué me alcanza' }).click()
    await expect(page).toHaveURL(/\/proyectos\?cuota=200&inicial=#cuota-200$/)
    const result = page.getByRole('region', { name: /^Hasta US\$.200 al mes/ })
    const row = result.getByRole('row').filter({ hasText: 'Zafiro' })
    await expect(row).toContainText(String(count))
    for (const amount of ['US$ 139', 'S/ 535*', 'US$ 1,668', 'US$ 8,340', '48 meses'])
      await expect(row).toContainText(amount)
    await expect(page.getByRole('region', { name: /^Hasta US\$.250 al mes/ })).toBeHidden()
  })
})
