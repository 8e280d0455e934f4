// Every feature of the site without a mouse. `tab` fails if the focus is not visible.
import { expect, test } from '@playwright/test'
import { counter, next, pause, play, slides } from './support/carousel'
import { startAt, tab, tabTo } from './support/keyboard'
import {
  chat,
  claims,
  footer,
  gallery,
  header,
  languageLink,
  location,
  main,
  mediaCarousel,
  menuButton,
  menuGroup,
  navigation,
  newsCards,
  newsCategories,
  newsList,
  phoneMenu,
  projectCard,
  projectGrid,
  section,
  termsSections,
} from './support/page-parts'
import { open, ready } from './support/site'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

test('the first Tab press offers a link to skip to the content', async ({ page }) => {
  await open(page, '/noticias')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await tab(page)
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await tab(page)
  expect(await main(page).evaluate((part) => part.contains(document.activeElement))).toBe(true)
})

test('each dropdown of the header opens, is navigable and closes with Escape', async ({ page }) => {
  await open(page, '/')
  await ready(header(page))
  for (const name of ['Condominios', 'Multifamiliares']) {
    const group = menuGroup(navigation(page), name)
    await tabTo(page, group.locator('summary'))
    await page.keyboard.press('Enter')
    await expect(group.getByRole('list')).toBeVisible()
    await tab(page)
    await expect(group.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group.getByRole('list')).toBeHidden()
    await expect(group.locator('summary')).toBeFocused()
  }
})

test('a dropdown closes when the focus leaves it', async ({ page }) => {
  await open(page, '/')
  await ready(header(page))
  const group = menuGroup(navigation(page), 'Multifamiliares')
  await tabTo(page, group.locator('summary'))
  await page.keyboard.press('Space')
  await expect(group).toHaveAttribute('open', '')
  const links = await group.getByRole('link').count()
  for (let press = 0; press <= links; press++) await tab(page)
  await expect(group).not.toHaveAttribute('open', '')
})

test('the menu of a phone opens, traps the focus and links to a project', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await ready(header(page))
  const opener = menuButton(page)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const sheet = phoneMenu(page)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const group = menuGroup(sheet, 'Condominios')
  await tabTo(page, group.locator('summary'))
  await page.keyboard.press('Enter')
  await tab(page)
  await expect(group.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/proyectos\/condominios\//)
})

test('the language changes and keeps query and hash', async ({ page }) => {
  await open(page, '/noticias?categoria=press#form-section')
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await startAt(header(page))
  await tabTo(page, languageLink(page, 'en'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/news\?.*#form-section$/)
})

test('the projects of the home page are filtered', async ({ page }) => {
  await open(page, '/')
  const grid = projectGrid(page)
  await ready(grid)
  await startAt(grid)
  await tabTo(page, grid.getByRole('button', { name: /^Tumbes/ }), 10)
  await page.keyboard.press('Space')
  await expect(grid.getByRole('article')).toHaveCount(1)
  await tabTo(page, grid.getByRole('article').getByRole('heading').getByRole('link'), 5)
})

test('the claims change with the arrow keys', async ({ page }) => {
  await open(page, '/')
  const all = claims(page).getByRole('radio')
  await startAt(claims(page))
  await tab(page)
  await expect(all.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(all.nth(1)).toBeChecked()
})

test('the media carousel moves and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/proyectos/condominios/santorini')
  const carousel = mediaCarousel(page)
  await ready(carousel)
  await startAt(carousel)
  await tabTo(page, pause(carousel), 10)
  await page.keyboard.press('Enter')
  await expect(play(carousel)).toBeFocused()
  const shown = await counter(carousel).textContent()
  await tabTo(page, next(carousel), 3)
  await page.keyboard.press('Enter')
  await expect(counter(carousel)).not.toHaveText(shown ?? '')
})

test('the lightbox of the gallery opens, is navigable with arrows and returns the focus', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const pictures = gallery(page).getByRole('tabpanel', { name: 'Galería' })
  await ready(pictures)
  await startAt(pictures)
  const enlarge = pictures.getByRole('button', { name: 'Ver en pantalla completa' })
  await tabTo(page, enlarge, 3)
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toBeVisible()
  const picture = lightbox.getByRole('img').first()
  const first = await picture.getAttribute('alt')
  await page.keyboard.press('ArrowRight')
  await expect(picture).not.toHaveAttribute('alt', first ?? '')
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(enlarge).toBeFocused()
  await tab(page)
  await tab(page)
  await page.keyboard.press('Space')
  await expect(pictures.getByRole('button', { name: /^Imagen 2 de \d+$/ })).toHaveAttribute('aria-current', 'true')
})

test('the views of the location change with the arrow keys, and its map opens and closes', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const where = location(page)
  await ready(where)
  await startAt(where)
  await tabTo(page, where.getByRole('tab', { name: 'Croquis' }), 3)
  await page.keyboard.press('ArrowRight')
  await expect(where.getByRole('tabpanel', { name: 'Google Maps' })).toBeVisible()
  await page.keyboard.press('Home')
  const enlarge = where.getByRole('button', { name: 'Ampliar croquis' })
  await tabTo(page, enlarge, 4)
  await page.keyboard.press('Enter')
  const map = page.getByRole('dialog', { name: 'Croquis' })
  await expect(map).toBeVisible()
  await expect(map.getByRole('button', { name: 'Cerrar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(map).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('sections and accordions of the terms open and close', async ({ page }) => {
  await open(page, '/terminos-y-condiciones')
  const sections = termsSections(page)
  await ready(sections)
  await startAt(sections)
  await tab(page)
  await page.keyboard.press('End')
  await expect(sections.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  const accordion = page.getByRole('tabpanel').locator('details').first()
  await tabTo(page, accordion.locator('summary'), 16)
  await page.keyboard.press('Enter')
  await expect(accordion).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(accordion).not.toHaveAttribute('open', '')
})

test('the news can be filtered and paged', async ({ page }) => {
  await open(page, '/noticias')
  const list = newsList(page)
  await ready(list)
  await startAt(list)
  await tabTo(page, newsCategories(page).nth(1), 4)
  await page.keyboard.press('Enter')
  await expect(newsCategories(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await tab(page, true)
  await page.keyboard.press('Enter')
  await tabTo(page, list.getByRole('button', { name: 'Noticias anteriores' }), 30)
  await page.keyboard.press('Enter')
  await expect(newsCards(page).getByRole('link').first()).toBeFocused()
})

test('the steps of the referral programme are navigable, each with its link to the form', async ({ page }) => {
  await open(page, '/referidos')
  const steps = section(page, 'Cuatro pasos, bien explicados')
  await ready(steps)
  await startAt(steps)
  await tabTo(page, next(steps), 5)
  await page.keyboard.press('Enter')
  await tabTo(page, steps.getByRole('link').last(), 6)
  await expect(slides(steps).last()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#referred-form$/)
})

for (const path of ['/proyectos/condominios/santorini', '/libro-de-reclamaciones'])
  test(`Tab moves from the top of ${path} past its last link to the chat and is never trapped`, async ({ page }) => {
    await open(page, path)
    await tabTo(page, footer(page).getByRole('link').last(), 160)
    await tabTo(page, chat(page), 5)
  })

test('the focus ring of a project card surrounds the whole card', async ({ page }) => {
  await open(page, '/')
  const card = projectCard(page, 'Santorini')
  const name = card.getByRole('link', { name: 'Santorini' })
  await name.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  const outlines = await card.evaluate((element) => {
    const link = element.querySelector('a')
    return [element, link].map((one) => (one ? getComputedStyle(one).outlineStyle : null))
  })
  expect(outlines).toEqual(['solid', 'none'])
})
