// Timings and behaviour of sections 2, 4 and 9 of the specification that a screenshot cannot show.
import { expect, type Page, test } from '@playwright/test'
import { heroTitle } from './support/hero-title'
import {
  footer,
  gallery,
  header,
  languageLink,
  location,
  menuGroup,
  navigation,
  projectGrid,
  section,
  works,
} from './support/page-parts'
import { product } from './support/product'
import { open, ready } from './support/site'

const at = (path: string) => product().siteUrl + path
const santorini = '/proyectos/condominios/santorini'

test.use({ viewport: { width: 1440, height: 900 } })

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('one dropdown is open at a time, and a click outside closes it', async ({ page }) => {
  await open(page, '/')
  await ready(header(page))
  const condominiums = menuGroup(navigation(page), 'Condominios')
  const apartments = menuGroup(navigation(page), 'Multifamiliares')
  await condominiums.locator('summary').click()
  // Eight condominiums, the quote and the comparison.
  await expect(condominiums.getByRole('link')).toHaveCount(10)
  await apartments.locator('summary').click()
  await expect(apartments.getByRole('list')).toBeVisible()
  await expect(condominiums.getByRole('list')).toBeHidden()
  await page.mouse.click(700, 880)
  await expect(apartments.getByRole('list')).toBeHidden()
})

test('four images of the stages are 300 px wide; the hovered one grows to 450, the others shrink to 150', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, santorini)
  const pictures = works(page).getByRole('listitem').getByRole('img')
  await pictures.first().scrollIntoViewIfNeeded()
  const widths = () => pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  await expect.poll(widths).toEqual([300, 300, 300, 300])
  // At the right edge of the last image: it must not move away from the pointer.
  await pictures.last().hover({ position: { x: 295, y: 200 } })
  await expect.poll(widths).toEqual([150, 150, 150, 450])
  await pictures.nth(1).hover({ position: { x: 75, y: 200 } })
  await expect.poll(widths).toEqual([150, 450, 150, 150])
})

test('the language switch opens the same position of the same page', async ({ page }) => {
  await open(page, '/?tab=tumbes&utm_source=feria#proyectos')
  await languageLink(page, 'en').click()
  await expect(page).toHaveURL(at('/en?tab=tumbes&utm_source=feria#proyectos'))
  await expect(projectGrid(page).getByRole('article')).toHaveCount(1)
  await languageLink(page, 'es').click()
  await expect(page).toHaveURL(at('/?tab=tumbes&utm_source=feria#proyectos'))
})

for (const [from, part, call, field] of [
  [santorini, gallery, 'Programar visita', 'kind'],
  ['/zonas/mejia', gallery, 'Programar visita', 'firstName'],
  ['/', (page: Page) => section(page, heroTitle('es')), 'Hablar con un asesor', 'firstName'],
] as const)
  test(`on ${from} the call to action scrolls to the form and focuses it`, async ({ page }) => {
    await open(page, from)
    await part(page).getByRole('link', { name: call }).click()
    await expect.poll(() => focusedField(page)).toBe(field)
    await expect(page.locator(':focus')).toBeInViewport()
    if (field === 'kind') await expect(page.locator(':focus')).toBeChecked()
  })

test('the footer of a page without a form links to the form of the home page', async ({ page }) => {
  await open(page, '/politica-de-privacidad')
  await footer(page).getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page).toHaveURL(at('/#form-section'))
  await expect.poll(() => focusedField(page)).toBe('firstName')
})

test('no other host is contacted before the visitor opens the map', async ({ page }) => {
  const outside: string[] = []
  await page.route(
    (url) => !url.href.startsWith(product().siteUrl),
    (route) => {
      outside.push(new URL(route.request().url()).hostname)
      return route.abort()
    },
  )
  await open(page, santorini)
  await ready(location(page))
  await location(page).getByRole('tab', { name: 'Google Maps' }).click()
  const map = location(page).getByRole('tabpanel', { name: 'Google Maps' })
  await expect(map).toBeVisible()
  expect(outside).toEqual([])
  await map.getByText('Ver el mapa aquí').click()
  await expect.poll(() => outside).toContain('www.google.com')
  await expect(map.locator('iframe')).toHaveAttribute('src', /[?&]z=16\b/)
})

test('above 1024 px the form stays 20 px below the header, otherwise it is part of the text flow', async ({ page }) => {
  await open(page, santorini)
  const form = page.locator('#form')
  const gap = async () => {
    const [bar, box] = [await navigation(page).boundingBox(), await form.boundingBox()]
    return Math.round((box?.y ?? Number.NaN) - (bar ? bar.y + bar.height : Number.NaN))
  }
  await gallery(page).evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(gap).toBe(20)
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(await form.evaluate((element) => getComputedStyle(element).position)).toBe('static')
})

test('the home page shows 10 projects, and each tab as many as its label says', async ({ page }) => {
  await open(page, '/')
  const grid = projectGrid(page)
  await ready(grid)
  const tabs = grid.getByRole('group').getByRole('button')
  await expect(tabs).toHaveText([
    /^Todos\s*10$/,
    /^Preventa\s*7$/,
    /^Mejía\s*2$/,
    /^Punta de Bombón\s*4$/,
    /^La Joya\s*1$/,
    /^Tumbes\s*1$/,
    /^Departamentos\s*2$/,
  ])
  for (const [index, count] of [10, 7, 2, 4, 1, 1, 2].entries()) {
    await tabs.nth(index).click()
    await expect(grid.getByRole('article')).toHaveCount(count)
  }
  await expect(page).toHaveURL(/[?&]tab=apartment/)
})
