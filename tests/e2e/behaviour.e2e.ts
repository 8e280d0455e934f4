// Behaviour from sections 2, 4 and 9 of the specification that a screenshot cannot show.
import { expect, type Page, test } from '@playwright/test'
import { heroTitle } from './support/hero-title'
import {
  footer,
  header,
  languageLink,
  locationSection,
  menuGroup,
  navigation,
  projectGrid,
  section,
  sectionLinks,
  stages,
} from './support/page-parts'
import { product } from './support/product'
import { open, waitForHydration } from './support/site'

const urlOf = (path: string) => product().siteUrl + path
const santorini = '/proyectos/condominios/santorini'

test.use({ viewport: { width: 1440, height: 900 } })

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('only one dropdown is open at a time, and a click outside closes it', async ({ page }) => {
  await open(page, '/')
  await waitForHydration(header(page))
  const condominiums = menuGroup(navigation(page), 'Condominios')
  const apartments = menuGroup(navigation(page), 'Multifamiliares')
  await condominiums.locator('summary').click()
  // The dropdown lists eight condominiums, all projects, the calendar, the quote page and the comparison page.
  await expect(condominiums.getByRole('link')).toHaveCount(12)
  await apartments.locator('summary').click()
  await expect(apartments.getByRole('list')).toBeVisible()
  await expect(condominiums.getByRole('list')).toBeHidden()
  await page.mouse.click(700, 880)
  await expect(apartments.getByRole('list')).toBeHidden()
})

test('the four images of the stages are equally wide; a hovered image grows by half and the others shrink by half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, santorini)
  const images = stages(page).getByRole('listitem').getByRole('img')
  await images.first().scrollIntoViewIfNeeded()
  const readWidths = () =>
    images.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width))
  const [width = 0] = await readWidths()
  expect(width).toBeGreaterThan(150)
  const readRelativeWidths = async () =>
    (await readWidths()).map((current) => Math.round((current / width) * 100) / 100)
  await expect.poll(readRelativeWidths).toEqual([1, 1, 1, 1])
  // Hover at the right edge: the last image must not shrink away from the pointer.
  await images.last().hover({ position: { x: width - 5, y: 150 } })
  await expect.poll(readRelativeWidths).toEqual([0.5, 0.5, 0.5, 1.5])
  await images.nth(1).hover({ position: { x: width / 4, y: 150 } })
  await expect.poll(readRelativeWidths).toEqual([0.5, 1.5, 0.5, 0.5])
})

test('the language switch keeps the page, the query string and the hash', async ({ page }) => {
  await open(page, '/?tab=tumbes&utm_source=feria#proyectos')
  await languageLink(page, 'en').click()
  await expect(page).toHaveURL(urlOf('/en?tab=tumbes&utm_source=feria#proyectos'))
  await expect(projectGrid(page).getByRole('article')).toHaveCount(1)
  await languageLink(page, 'es').click()
  await expect(page).toHaveURL(urlOf('/?tab=tumbes&utm_source=feria#proyectos'))
})

for (const [from, findSection, linkName, field] of [
  ['/', (page: Page) => section(page, heroTitle('es')), 'Hablar con un asesor', 'firstName'],
] as const)
  test(`on ${from} the call to action scrolls to the form and focuses it`, async ({ page }) => {
    await open(page, from)
    await findSection(page).getByRole('link', { name: linkName }).click()
    await expect.poll(() => focusedField(page)).toBe(field)
    await expect(page.locator(':focus')).toBeInViewport()
  })

test('the footer of a page without a form links to the form of the home page', async ({ page }) => {
  await open(page, '/politica-de-privacidad')
  await footer(page).getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page).toHaveURL(urlOf('/#form-section'))
  await expect.poll(() => focusedField(page)).toBe('firstName')
})

test('a project page contacts no other host before the visitor opens the map', async ({ page }) => {
  const otherHosts: string[] = []
  await page.route(
    (url) => !url.href.startsWith(product().siteUrl),
    (route) => {
      otherHosts.push(new URL(route.request().url()).hostname)
      return route.abort()
    },
  )
  await open(page, santorini)
  await waitForHydration(locationSection(page))
  await locationSection(page).getByRole('tab', { name: 'Google Maps' }).click()
  const mapPanel = locationSection(page).getByRole('tabpanel', { name: 'Google Maps' })
  await expect(mapPanel).toBeVisible()
  expect(otherHosts).toEqual([])
  await mapPanel.getByText('Ver el mapa aquí').click()
  await expect.poll(() => otherHosts).toContain('www.google.com')
  await expect(mapPanel.locator('iframe')).toHaveAttribute('src', /[?&]z=16\b/)
})

test('above 1024 px the form stays 20 px below the section links, and on narrower screens it scrolls with the page', async ({
  page,
}) => {
  // The form must fit below the section links. A taller form sticks at a higher position to keep its button visible.
  await page.setViewportSize({ width: 1440, height: 1000 })
  await open(page, santorini)
  const form = page.locator('#form')
  const readGap = async () => {
    const [barBox, formBox] = [await sectionLinks(page).boundingBox(), await form.boundingBox()]
    return Math.round((formBox?.y ?? Number.NaN) - (barBox ? barBox.y + barBox.height : Number.NaN))
  }
  await locationSection(page).evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(readGap).toBe(20)
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(await form.evaluate((element) => getComputedStyle(element).position)).toBe('static')
})

test('the home page shows 10 projects, and each tab shows as many as its label says', async ({ page }) => {
  await open(page, '/')
  const grid = projectGrid(page)
  await waitForHydration(grid)
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
