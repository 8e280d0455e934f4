import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { infoBox, main } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

async function readStructuredData(page: Page, type: string) {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type)
}

test('the structured data of the home page names the company with its social networks and offices', async ({
  page,
}) => {
  await open(page, '/')
  const company = await readStructuredData(page, 'Organization')
  expect(company).toMatchObject({ name: brand.name, legalName: `${brand.name} S.A.C.`, taxID: '20000000000' })
  expect(company.sameAs).toHaveLength(4)
  expect(company.location.map(({ name }: { name: string }) => name)).toEqual(['Arequipa', 'Lima'])
})

for (const [path, names] of [
  ['/noticias/1', ['Inicio', 'Noticias']],
  ['/en/news/1', ['Home', 'News']],
  ['/proyectos', ['Inicio']],
  ['/proyectos/condominios/santorini', ['Inicio', 'Proyectos']],
] as const)
  test(`the structured data of ${path} has breadcrumbs that start at the home page`, async ({ page }) => {
    await open(page, path)
    const { itemListElement: steps } = await readStructuredData(page, 'BreadcrumbList')
    expect(steps.slice(0, -1).map(({ name }: { name: string }) => name)).toEqual(names)
    expect(new URL(steps.at(-1).item).pathname).toBe(path)
    expect(steps.map(({ position }: { position: number }) => position)).toEqual(
      steps.map((_: unknown, index: number) => index + 1),
    )
  })

test('the structured data of the home page has no breadcrumbs', async ({ page }) => {
  await open(page, '/')
  expect(await readStructuredData(page, 'BreadcrumbList')).toBeUndefined()
})

test('the structured data of a condominium names a gated community with its place, amenities and video', async ({
  page,
}) => {
  await open(page, '/proyectos/condominios/santorini')
  const community = await readStructuredData(page, 'GatedResidenceCommunity')
  expect(community).toMatchObject({ name: 'Santorini', address: { addressLocality: 'Mejía', addressCountry: 'PE' } })
  for (const { name } of community.amenityFeature)
    await expect(page.getByRole('listitem').filter({ hasText: name })).not.toHaveCount(0)
  const video = await readStructuredData(page, 'VideoObject')
  for (const url of [video.contentUrl, video.thumbnailUrl])
    expect((await page.request.get(product().siteUrl + new URL(url).pathname)).status()).toBe(200)
})

test('the structured data of an apartment building counts its apartments and lists its floor plans', async ({
  page,
}) => {
  await open(page, '/en/projects/apartments/o2')
  const building = await readStructuredData(page, 'ApartmentComplex')
  const plans: { numberOfAccommodationUnits?: { value: number }; layoutImage?: string }[] =
    building.accommodationFloorPlan
  const unitCounts = plans.map((plan) => plan.numberOfAccommodationUnits?.value ?? 0)
  expect(unitCounts.reduce((total, units) => total + units)).toBe(building.numberOfAccommodationUnits.value)
  const layouts = plans.flatMap(({ layoutImage }) => layoutImage ?? [])
  expect(layouts).toHaveLength(3)
  for (const url of layouts)
    expect((await page.request.get(product().siteUrl + new URL(url).pathname)).status()).toBe(200)
})

for (const [path, ownLocale, otherLocale] of [
  ['/', 'es_PE', 'en_GB'],
  ['/en', 'en_GB', 'es_PE'],
] as const)
  test(`${path} declares its own locale and the locale of the other language`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', ownLocale)
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', otherLocale)
  })

for (const url of ['/', '/en', '/proyectos/condominios/santorini', '/en/projects/condominiums/santorini'])
  test(`the link preview of ${url} has an image whose amounts are also on the page`, async ({ page }) => {
    await open(page, url)
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    const [amounts = ''] = (await content('og:image:alt'))?.match(/US\$\s[\d,.]+\d \| S\/\s[\d,.]*\d/) ?? []
    expect(amounts).not.toBe('')
    for (const amount of amounts.split(' | ')) await expect(main(page).getByText(amount).first()).toBeAttached()
    const response = await page.request.get(product().siteUrl + new URL((await content('og:image')) ?? '').pathname)
    expect(response.headers()).toMatchObject({ 'content-type': 'image/jpeg' })
    expect(await sharp(await response.body()).metadata()).toMatchObject({
      width: Number(await content('og:image:width')),
      height: Number(await content('og:image:height')),
    })
  })

test('the main heading of a project page contains the name of the project as text', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  await expect(infoBox(page).getByRole('heading', { level: 1 })).toHaveText('Santorini')
})

for (const [path, roleDescription] of [
  ['/proyectos/condominios/santorini', 'carrusel'],
  ['/en/projects/condominiums/santorini', 'carousel'],
] as const)
  test(`screen readers announce the carousels of ${path} as "${roleDescription}"`, async ({ page }) => {
    await open(page, path)
    const roleDescriptions = await page
      .getByRole('region')
      .evaluateAll((elements) => elements.map((region) => region.ariaRoleDescription))
    expect(new Set(roleDescriptions.filter(Boolean))).toEqual(new Set([roleDescription]))
  })

for (const [path, feedPath, firstArticle] of [
  ['/noticias', '/noticias.xml', '/noticias/'],
  ['/en/news/1', '/en/news.xml', '/en/news/'],
] as const)
  test(`${path} names the news feed of its language, which nginx serves as XML`, async ({ page }) => {
    await open(page, path)
    const link = page.locator('link[type="application/rss+xml"]')
    await expect(link).toHaveAttribute('href', feedPath)
    const feed = await page.request.get(new URL(feedPath, page.url()).href)
    expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/xml'])
    expect(await feed.text()).toContain(`${firstArticle}1</link>`)
  })
