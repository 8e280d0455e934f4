import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import { infoBox } from './support/page-parts'
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
  expect(company).toMatchObject({ name: brand.name, legalName: `${brand.name} S.A.C. (demo)`, taxID: '20000000000' })
  expect(company.sameAs).toHaveLength(4)
  expect(company.location.map(({ name }: { name: string }) => name)).toEqual(['Arequipa', 'Lima'])
})

for (const [path, names] of [
  ['/noticias/1', ['Inicio', 'Noticias']],
  ['/en/news/1', ['Home', 'News']],
  ['/proyectos/condominios/santorini', ['Inicio']],
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

for (const [path, ownLocale, otherLocale] of [
  ['/', 'es_PE', 'en_GB'],
  ['/en', 'en_GB', 'es_PE'],
] as const)
  test(`${path} declares its own locale and the locale of the other language`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', ownLocale)
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', otherLocale)
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
