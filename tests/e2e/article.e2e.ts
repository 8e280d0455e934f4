import { expect, test } from '@playwright/test'
import { main, newsCards, newsList } from './support/page-parts'
import { product } from './support/product'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

const articles = [
  {
    path: '/noticias/1',
    list: '/noticias',
    category: 'Eventos y Ferias',
    title: 'Tres días de feria y una maqueta rodeada de preguntas',
    date: '11 al 13 de octubre de 2024',
    share: 'Compartir en',
    copy: 'Copiar el enlace para Instagram',
    back: 'Volver',
    more: 'Leer más',
  },
  {
    path: '/en/news/1',
    list: '/en/news',
    category: 'Events and Fairs',
    title: 'Three days at the fair, and a scale model surrounded by questions',
    date: '11 to 13 October 2024',
    share: 'Share on',
    copy: 'Copy the link for Instagram',
    back: 'Back',
    more: 'Read more',
  },
] as const

for (const { path, category, title, date } of articles)
  test(`${path} shows the category, title, summary, date, image and text of the article`, async ({ page }) => {
    await open(page, path)
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1, name: title }) })
    await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(article.getByText(category, { exact: true })).toBeVisible()
    const summary = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
    expect(summary.length).toBeGreaterThan(40)
    await expect(article.getByText(summary)).toBeVisible()
    await expect(article.getByText(date, { exact: true }).first()).toBeVisible()
    const image = article.getByRole('figure').getByRole('img')
    await expect(image).toBeVisible()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth >= 640)).toBe(true)
    const text = (await article.getByRole('paragraph').allTextContents()).join(' ')
    expect(text.split(/\s+/).length).toBeGreaterThan(120)
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(2)
  })

for (const [path, alt] of [
  ['/noticias/3', 'Tumbonas y sombrillas junto a la piscina, con palmeras a contraluz y el sol muy bajo'],
  ['/en/news/3', 'Loungers and parasols by the pool, palms against the light of a very low sun'],
] as const)
  test(`an image in the text of ${path} is rendered with an alt text in the language of the page`, async ({ page }) => {
    await open(page, path)
    const article = page.getByRole('article').first()
    const image = article.getByRole('figure').getByRole('img', { name: alt })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth >= 480)).toBe(true)
    expect(await image.getAttribute('srcset')).toMatch(/ 480w, .* 1200w/)
    await expect(article).not.toContainText('media:')
  })

for (const { path, share, copy } of articles)
  test(`${path} can be shared on Facebook, Instagram, WhatsApp and LinkedIn`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, path)
    const url = encodeURIComponent(product().siteUrl + path)
    for (const [network, target] of [
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ] as const)
      await expect(main(page).getByRole('link', { name: `${share} ${network}` })).toHaveAttribute('href', target)
    const message = await main(page)
      .getByRole('link', { name: `${share} WhatsApp` })
      .getAttribute('href')
    expect(message).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(message).toContain(url)
    await main(page).getByRole('button', { name: copy }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(product().siteUrl + path)
  })

for (const { path, list, back, more } of articles)
  test(`a card of ${list} opens its article with "${more}", and "${back}" returns to the same page of the list`, async ({
    page,
  }) => {
    await open(page, `${list}?pagina=2`)
    await waitForHydration(newsList(page))
    const card = newsCards(page).first()
    const url = await card.getByRole('link').getAttribute('href')
    // The link of the card covers the text, so the click must be forced.
    await card.getByText(more).click({ force: true })
    await expect(page).toHaveURL(product().siteUrl + url)
    expect(url?.startsWith(path.replace(/1$/, ''))).toBe(true)
    await page.getByRole('link', { name: back, exact: true }).click()
    await expect(page).toHaveURL(/[?&]pagina=2/)
  })
