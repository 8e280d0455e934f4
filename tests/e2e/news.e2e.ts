import { expect, type Page, test } from '@playwright/test'
import { languageLink, newsCards, newsCategories, newsList, section } from './support/page-parts'
import { open, waitForHydration } from './support/site'

/** Finds all articles, including those on other pages of the list, which are hidden. */
const allArticles = (page: Page) =>
  newsList(page)
    .locator('li')
    .filter({ has: page.locator('h3') })

async function openNews(page: Page, path: string) {
  await open(page, path)
  await waitForHydration(newsList(page))
}

test('the news page starts with a silent looping video', async ({ page }) => {
  await openNews(page, '/noticias')
  const video = section(page, 'Noticias de la obra al mar').locator('video')
  expect(await video.evaluate((element: HTMLVideoElement) => [element.loop, element.muted])).toEqual([true, true])
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
})

for (const path of ['/noticias', '/en/news', '/noticias/1'])
  test(`${path} lists six recent posts in its sidebar`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    const posts = page
      .getByRole('complementary', { name: /^(Publicaciones recientes|Recent posts)$/ })
      .getByRole('link')
    await expect(posts).toHaveCount(6)
    await expect(posts.first()).toBeVisible()
    const box = await posts.first().evaluate((post) => post.getBoundingClientRect())
    expect(box.left).toBeGreaterThan(1440 / 2)
    expect(box.width).toBeGreaterThan(200)
    const hrefs = await posts.evaluateAll((elements) => elements.map((post) => post.getAttribute('href')))
    expect(new Set(hrefs).size).toBe(6)
    expect(hrefs).not.toContain(path)
  })

test('the news list shows six articles per page, and every article is on one of its pages', async ({ page }) => {
  await openNews(page, '/noticias')
  await expect(newsCards(page)).toHaveCount(6)
  const seenUrls = new Set<string>()
  const olderButton = page.getByRole('button', { name: 'Noticias anteriores' })
  for (;;) {
    const links = await newsCards(page).getByRole('link').all()
    expect(links.length).toBeLessThanOrEqual(6)
    for (const link of links) seenUrls.add((await link.getAttribute('href')) ?? '')
    if ((await olderButton.getAttribute('aria-disabled')) === 'true') break
    await olderButton.click()
    await expect(newsCards(page).getByRole('link').first()).toBeFocused()
  }
  await expect(page.getByText(`de ${seenUrls.size} noticias`)).toBeVisible()
})

test('the URL keeps the chosen news category in the other language and after returning from an article', async ({
  page,
}) => {
  await openNews(page, '/noticias')
  await page.getByRole('button', { name: /^Eventos y Ferias/ }).click()
  await expect(page).toHaveURL(/\?categoria=events-and-fairs$/)
  const count = await newsCards(page).count()
  await languageLink(page, 'en').click()
  await expect(page).toHaveURL(/\/en\/news\?categoria=events-and-fairs$/)
  await expect(page.getByRole('button', { name: /^Events and Fairs/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(newsCards(page)).toHaveCount(count)
  await newsCards(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/news\/\d+$/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/en\/news\?categoria=events-and-fairs$/)
})

test('an unknown news category in the URL selects the first tab', async ({ page }) => {
  await openNews(page, '/en/news?category=prensa')
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone a select replaces the category tabs of the news', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openNews(page, '/noticias')
  await expect(page.getByRole('button', { name: /^Prensa/ })).toBeHidden()
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('press')
  await expect(page).toHaveURL(/\?categoria=press$/)
  await expect(newsCards(page).filter({ hasNotText: 'Prensa' })).toHaveCount(0)
})

test('without JavaScript the news list shows every article and hides its filters', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, '/noticias')
  await expect(newsCards(page)).toHaveCount(await allArticles(page).count())
  await expect(newsCategories(page)).toHaveCount(0)
  await expect(newsList(page).getByRole('combobox')).toHaveCount(0)
  await context.close()
})
