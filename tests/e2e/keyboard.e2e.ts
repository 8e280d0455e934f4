// `pressTab` also checks that the focus is visible.
import { expect, test } from '@playwright/test'
import { nextButton, pauseButton, playButton, slideCounter, slides } from './support/carousel'
import { focusStartOf, pressTab, pressTabUntilFocused } from './support/keyboard'
import {
  chatLink,
  claims,
  footer,
  gallery,
  header,
  languageLink,
  locationSection,
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
import { open, waitForHydration } from './support/site'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

test('the first Tab press offers a link to skip to the content', async ({ page }) => {
  await open(page, '/noticias')
  const skipLink = page.getByRole('link', { name: 'Saltar al contenido' })
  await pressTab(page)
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await pressTab(page)
  expect(await main(page).evaluate((mainElement) => mainElement.contains(document.activeElement))).toBe(true)
})

test('each dropdown of the header opens with Enter, can be reached with Tab and closes with Escape', async ({
  page,
}) => {
  await open(page, '/')
  await waitForHydration(header(page))
  for (const name of ['Condominios', 'Multifamiliares']) {
    const group = menuGroup(navigation(page), name)
    await pressTabUntilFocused(page, group.locator('summary'))
    await page.keyboard.press('Enter')
    await expect(group.getByRole('list')).toBeVisible()
    await pressTab(page)
    await expect(group.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group.getByRole('list')).toBeHidden()
    await expect(group.locator('summary')).toBeFocused()
  }
})

test('a dropdown closes when the focus leaves it', async ({ page }) => {
  await open(page, '/')
  await waitForHydration(header(page))
  const group = menuGroup(navigation(page), 'Multifamiliares')
  await pressTabUntilFocused(page, group.locator('summary'))
  await page.keyboard.press('Space')
  await expect(group).toHaveAttribute('open', '')
  const links = await group.getByRole('link').count()
  for (let press = 0; press <= links; press++) await pressTab(page)
  await expect(group).not.toHaveAttribute('open', '')
})

test('the phone menu opens with Enter, closes with Escape and links to a project', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await waitForHydration(header(page))
  const menuToggle = menuButton(page)
  await pressTabUntilFocused(page, menuToggle)
  await page.keyboard.press('Enter')
  const menuDialog = phoneMenu(page)
  await expect(menuDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menuDialog).toBeHidden()
  await expect(menuToggle).toBeFocused()
  await page.keyboard.press('Enter')
  const group = menuGroup(menuDialog, 'Condominios')
  await pressTabUntilFocused(page, group.locator('summary'))
  await page.keyboard.press('Enter')
  await pressTab(page)
  await expect(group.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/proyectos\/condominios\//)
})

test('the language link changes the language by keyboard and keeps query string and hash', async ({ page }) => {
  await open(page, '/noticias?categoria=press#form-section')
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await focusStartOf(header(page))
  await pressTabUntilFocused(page, languageLink(page, 'en'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/news\?.*#form-section$/)
})

test('the projects of the home page can be filtered by keyboard', async ({ page }) => {
  await open(page, '/')
  const grid = projectGrid(page)
  await waitForHydration(grid)
  await focusStartOf(grid)
  await pressTabUntilFocused(page, grid.getByRole('button', { name: /^Tumbes/ }), 10)
  await page.keyboard.press('Space')
  await expect(grid.getByRole('article')).toHaveCount(1)
  await pressTabUntilFocused(page, grid.getByRole('article').getByRole('heading').getByRole('link'), 5)
})

test('the arrow keys switch between the claims', async ({ page }) => {
  await open(page, '/')
  const radios = claims(page).getByRole('radio')
  await focusStartOf(claims(page))
  await pressTab(page)
  await expect(radios.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(radios.nth(1)).toBeChecked()
})

test('the media carousel can be paused and moved by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/proyectos/condominios/santorini')
  const carousel = mediaCarousel(page)
  await waitForHydration(carousel)
  await focusStartOf(carousel)
  await pressTabUntilFocused(page, pauseButton(carousel), 10)
  await page.keyboard.press('Enter')
  await expect(playButton(carousel)).toBeFocused()
  const position = await slideCounter(carousel).textContent()
  await pressTabUntilFocused(page, nextButton(carousel), 3)
  await page.keyboard.press('Enter')
  await expect(slideCounter(carousel)).not.toHaveText(position ?? '')
})

test('the lightbox opens with Enter, changes images with arrow keys and returns the focus', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const galleryPanel = gallery(page).getByRole('tabpanel', { name: 'Galería' })
  await waitForHydration(galleryPanel)
  await focusStartOf(galleryPanel)
  const enlarge = galleryPanel.getByRole('button', { name: 'Ver en pantalla completa' })
  await pressTabUntilFocused(page, enlarge, 3)
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toBeVisible()
  const image = lightbox.getByRole('img').first()
  const first = await image.getAttribute('alt')
  await page.keyboard.press('ArrowRight')
  await expect(image).not.toHaveAttribute('alt', first ?? '')
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(enlarge).toBeFocused()
  await pressTab(page)
  await pressTab(page)
  await page.keyboard.press('Space')
  await expect(galleryPanel.getByRole('button', { name: /^Imagen 2 de \d+$/ })).toHaveAttribute('aria-current', 'true')
})

test('the location tabs change with arrow keys, and the map dialog opens and closes with Enter', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const mapSection = locationSection(page)
  await waitForHydration(mapSection)
  await focusStartOf(mapSection)
  await pressTabUntilFocused(page, mapSection.getByRole('tab', { name: 'Croquis' }), 3)
  await page.keyboard.press('ArrowRight')
  await expect(mapSection.getByRole('tabpanel', { name: 'Google Maps' })).toBeVisible()
  await page.keyboard.press('Home')
  const enlarge = mapSection.getByRole('button', { name: 'Ampliar croquis' })
  await pressTabUntilFocused(page, enlarge, 4)
  await page.keyboard.press('Enter')
  const map = page.getByRole('dialog', { name: 'Croquis' })
  await expect(map).toBeVisible()
  await expect(map.getByRole('button', { name: 'Cerrar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(map).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('the sections and accordions of the terms page open and close by keyboard', async ({ page }) => {
  await open(page, '/terminos-y-condiciones')
  const sections = termsSections(page)
  await waitForHydration(sections)
  await focusStartOf(sections)
  await pressTab(page)
  await page.keyboard.press('End')
  await expect(sections.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  const accordion = page.getByRole('tabpanel').locator('details').first()
  await pressTabUntilFocused(page, accordion.locator('summary'), 16)
  await page.keyboard.press('Enter')
  await expect(accordion).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(accordion).not.toHaveAttribute('open', '')
})

test('the news can be filtered and paged by keyboard', async ({ page }) => {
  await open(page, '/noticias')
  const list = newsList(page)
  await waitForHydration(list)
  await focusStartOf(list)
  await pressTabUntilFocused(page, newsCategories(page).nth(1), 4)
  await page.keyboard.press('Enter')
  await expect(newsCategories(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await pressTab(page, true)
  await page.keyboard.press('Enter')
  await pressTabUntilFocused(page, list.getByRole('button', { name: 'Noticias anteriores' }), 30)
  await page.keyboard.press('Enter')
  await expect(newsCards(page).getByRole('link').first()).toBeFocused()
})

test('the steps of the referral programme and their links to the form can be reached by keyboard', async ({ page }) => {
  await open(page, '/referidos')
  const steps = section(page, 'Cuatro pasos, bien explicados')
  await waitForHydration(steps)
  await focusStartOf(steps)
  await pressTabUntilFocused(page, nextButton(steps), 5)
  await page.keyboard.press('Enter')
  await pressTabUntilFocused(page, steps.getByRole('link').last(), 6)
  await expect(slides(steps).last()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#referred-form$/)
})

for (const path of ['/proyectos/condominios/santorini', '/libro-de-reclamaciones'])
  test(`Tab moves from the top of ${path} past its last link to the chat link`, async ({ page }) => {
    await open(page, path)
    await pressTabUntilFocused(page, footer(page).getByRole('link').last(), 160)
    await pressTabUntilFocused(page, chatLink(page), 5)
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
    return [element, link].map((node) => (node ? getComputedStyle(node).outlineStyle : null))
  })
  expect(outlines).toEqual(['solid', 'none'])
})
