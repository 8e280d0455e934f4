// Timings and behaviour of the specification's sections 2, 4 and 9 that a still picture of the page cannot show.
import { expect, type Page, test } from '@playwright/test'
import { ready } from './support/keyboard'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path
const santorini = '/proyectos/condominios/santorini'

test.use({ viewport: { width: 1440, height: 900 } })

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('one dropdown is open at a time, and a click outside closes it', async ({ page }) => {
  await page.goto(at('/'))
  await ready(page.locator('header.header'))
  const [condominiums, apartments] = [page.locator('.nav details').nth(0), page.locator('.nav details').nth(1)]
  await condominiums.locator('summary').click()
  await expect(condominiums.locator('.drop a')).toHaveCount(8)
  await apartments.locator('summary').click()
  await expect(apartments.locator('.drop')).toBeVisible()
  await expect(condominiums.locator('.drop')).toBeHidden()
  await page.mouse.click(700, 880)
  await expect(apartments.locator('.drop')).toBeHidden()
})

test('the pictures of the works stand 3 : 1, and the one under the pointer is the long one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at(santorini))
  const works = page.locator('.works .work')
  await works.first().scrollIntoViewIfNeeded()
  const widths = () => works.evaluateAll((all) => all.map((work) => work.getBoundingClientRect().width))
  const long = (index: number) =>
    expect
      .poll(async () => {
        const all = await widths()
        return all.map((width) => Math.round((width / Math.min(...all)) * 10) / 10)
      })
      .toEqual([0, 1, 2, 3].map((at) => (at === index ? 3 : 1)))
  await long(0)
  await works.nth(2).hover()
  await long(2)
})

test('the language switch leads to the same place of the same page', async ({ page }) => {
  await page.goto(at('/?tab=tumbes&utm_source=feria#proyectos'))
  await page.locator('.nav .lang a[lang=en]').click()
  await expect(page).toHaveURL(at('/en?tab=tumbes&utm_source=feria#proyectos'))
  await expect(page.locator('#proyectos .card:visible')).toHaveCount(1)
  await page.locator('.nav .lang a[lang=es-PE]').click()
  await expect(page).toHaveURL(at('/?tab=tumbes&utm_source=feria#proyectos'))
})

test('a category of the news survives the change of language', async ({ page }) => {
  await page.goto(at('/noticias?categoria=press'))
  await expect(page.locator('.newslist [data-article]:visible')).toHaveCount(3)
  await page.locator('.nav .lang a[lang=en]').click()
  await expect(page.locator('.newslist [data-category][aria-pressed=true]')).toContainText('Press')
  await page.goto(at('/noticias?categoria=no-existe'))
  await expect(page.locator('.newslist [data-category][aria-pressed=true]')).toContainText('Todo')
  await expect(page.locator('.newslist [data-article]:visible')).toHaveCount(6)
})

for (const [from, click, field] of [
  [santorini, '.visit a', 'kind'],
  ['/zonas/mejia', '.visit a', 'firstName'],
  ['/', '.hero a[href="#form-section"]', 'firstName'],
] as const)
  test(`on ${from} the call to action scrolls to the form and puts the cursor in it`, async ({ page }) => {
    await page.goto(at(from))
    await page.locator(click).first().click()
    await expect.poll(() => focusedField(page)).toBe(field)
    await expect(page.locator(':focus')).toBeInViewport()
    if (field === 'kind') await expect(page.locator(':focus')).toBeChecked()
  })

test('the footer of a page without a form leads to the one of the home page', async ({ page }) => {
  await page.goto(at('/politica-de-privacidad'))
  await page.locator('.footer a[href$="#form-section"]').click()
  await expect(page).toHaveURL(at('/#form-section'))
  await expect.poll(() => focusedField(page)).toBe('firstName')
})

test('nothing of another host is asked for before the visitor opens the map', async ({ page }) => {
  const outside: string[] = []
  await page.route(
    (url) => !url.href.startsWith(product().siteUrl),
    (route) => {
      outside.push(new URL(route.request().url()).hostname)
      return route.abort()
    },
  )
  await page.goto(at(santorini))
  await page.locator('.loc').scrollIntoViewIfNeeded()
  await ready(page.locator('.loc'))
  await page.locator('.loc [role=tab]', { hasText: 'Google Maps' }).click()
  expect(outside).toEqual([])
  await page.locator('.loc [data-panel=google] [data-plays]').click()
  await expect.poll(() => outside).toContain('www.google.com')
  await expect(page.locator('.loc [data-panel=google] iframe')).toHaveAttribute('src', /[?&]z=16\b/)
})

test('above 1024 px the form stays 20 px under the header, below it stands in the text', async ({ page }) => {
  await page.goto(at(santorini))
  const form = page.locator('.stay__form')
  const gap = () =>
    page.evaluate(() => {
      const edge = (selector: string, side: 'top' | 'bottom') =>
        document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
      return Math.round(edge('.stay__form', 'top') - edge('.header__bar', 'bottom'))
    })
  await page.locator('.gal').evaluate((gallery) => gallery.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(gap).toBe(20)
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(await form.evaluate((element) => getComputedStyle(element).position)).toBe('static')
})

test('the home page shows 10 projects, and each tab as many as it says', async ({ page }) => {
  await page.goto(at('/'))
  const grid = page.locator('#proyectos')
  await grid.scrollIntoViewIfNeeded()
  await ready(grid)
  const tabs = grid.locator('fieldset [data-filter]')
  await expect(tabs).toHaveText([
    /^Todos\s*10$/,
    /^Preventa\s*7$/,
    /^Mejía\s*2$/,
    /^Punta de Bombón\s*4$/,
    /^La Joya\s*1$/,
    /^Tumbes\s*1$/,
  ])
  for (const [index, count] of [10, 7, 2, 4, 1, 1].entries()) {
    await tabs.nth(index).click()
    await expect(grid.locator('.card:visible')).toHaveCount(count)
  }
  await expect(page).toHaveURL(/[?&]tab=tumbes/)
})
