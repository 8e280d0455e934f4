import { expect, type Page, test } from '@playwright/test'
import { product } from './support/product'

const cards = (page: Page) => page.locator('.newscard:visible')

async function openNews(page: Page, address: string) {
  await page.goto(product().siteUrl + address)
  await expect(page.locator('.newslist.is-live')).toBeVisible()
}

test('the news open with a silent film that goes round', async ({ page }) => {
  await openNews(page, '/noticias')
  const film = page.locator('.picture-head video')
  expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true])
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
})

for (const path of ['/noticias', '/en/news', '/noticias/1'])
  test(`beside ${path} stand the six most recent posts`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(product().siteUrl + path)
    const posts = page.locator('.recent li a')
    await expect(posts).toHaveCount(6)
    await expect(posts.first()).toBeVisible()
    const addresses = await posts.evaluateAll((all) => all.map((post) => post.getAttribute('href')))
    expect(new Set(addresses).size).toBe(6)
    expect(addresses).not.toContain(path)
  })

test('every article can be reached, six at a time', async ({ page }) => {
  await openNews(page, '/noticias')
  await expect(cards(page)).toHaveCount(6)
  const seen = new Set<string>()
  const older = page.getByRole('button', { name: 'Noticias anteriores' })
  for (;;) {
    const links = await cards(page).locator('a').all()
    expect(links.length).toBeLessThanOrEqual(6)
    for (const link of links) seen.add((await link.getAttribute('href')) ?? '')
    if ((await older.getAttribute('aria-disabled')) === 'true') break
    await older.click()
    await expect(cards(page).locator('a').first()).toBeFocused()
  }
  expect(seen.size).toBe(await page.locator('.newscard').count())
})

test('the chosen category stays in the address, in the other language and on the way back from an article', async ({
  page,
}) => {
  await openNews(page, '/noticias')
  await page.getByRole('button', { name: /^Eventos y Ferias/ }).click()
  await expect(page).toHaveURL(/\?categoria=events-and-fairs$/)
  const count = await cards(page).count()
  await page.locator('a[data-language]:visible', { hasText: 'EN' }).click()
  await expect(page).toHaveURL(/\/en\/news\?categoria=events-and-fairs$/)
  await expect(page.getByRole('button', { name: /^Events and Fairs/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(count)
  await cards(page).locator('a').first().click()
  await expect(page).toHaveURL(/\/en\/news\/\d+$/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/en\/news\?categoria=events-and-fairs$/)
})

test('a category that does not exist is the first tab', async ({ page }) => {
  await openNews(page, '/en/news?category=prensa')
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone a list takes the place of the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openNews(page, '/noticias')
  await expect(page.getByRole('button', { name: /^Prensa/ })).toBeHidden()
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('press')
  await expect(page).toHaveURL(/\?categoria=press$/)
  await expect(cards(page).filter({ hasNotText: 'Prensa' })).toHaveCount(0)
})

test('without a script every article is in the list and nothing pretends to steer it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product().siteUrl}/noticias`)
  await expect(cards(page)).toHaveCount(await page.locator('.newscard').count())
  await expect(page.locator('.newsfilter')).toBeHidden()
  await context.close()
})
