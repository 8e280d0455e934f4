// What search engines and other sites read about a page.
import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import { infoBox } from './support/page-parts'
import { open } from './support/site'

async function dataOf(page: Page, type: string) {
  const all = await page.locator('script[type="application/ld+json"]').allTextContents()
  return all.map((text) => JSON.parse(text)).find((data) => data['@type'] === type)
}

test('the company is named with its networks and offices', async ({ page }) => {
  await open(page, '/')
  const company = await dataOf(page, 'Organization')
  expect(company).toMatchObject({ name: brand.name, legalName: `${brand.name} S.A.C. (demo)`, taxID: '20000000000' })
  expect(company.sameAs).toHaveLength(4)
  expect(company.location.map(({ name }: { name: string }) => name)).toEqual(['Arequipa', 'Lima'])
})

for (const [path, names] of [
  ['/noticias/1', ['Inicio', 'Noticias']],
  ['/en/news/1', ['Home', 'News']],
  ['/proyectos/condominios/santorini', ['Inicio']],
] as const)
  test(`${path} has breadcrumbs from the home page`, async ({ page }) => {
    await open(page, path)
    const { itemListElement: steps } = await dataOf(page, 'BreadcrumbList')
    expect(steps.slice(0, -1).map(({ name }: { name: string }) => name)).toEqual(names)
    expect(new URL(steps.at(-1).item).pathname).toBe(path)
    expect(steps.map(({ position }: { position: number }) => position)).toEqual(
      steps.map((_: unknown, at: number) => at + 1),
    )
  })

test('the home page has no breadcrumbs', async ({ page }) => {
  await open(page, '/')
  expect(await dataOf(page, 'BreadcrumbList')).toBeUndefined()
})

for (const [path, own, other] of [
  ['/', 'es_PE', 'en_GB'],
  ['/en', 'en_GB', 'es_PE'],
] as const)
  test(`${path} declares its language and the other one with their countries`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', own)
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', other)
  })

test('the main heading of a project is text', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  await expect(infoBox(page).getByRole('heading', { level: 1 })).toHaveText('Santorini')
})

for (const [path, word] of [
  ['/proyectos/condominios/santorini', 'carrusel'],
  ['/en/projects/condominiums/santorini', 'carousel'],
] as const)
  test(`screen readers announce "${word}" on ${path}`, async ({ page }) => {
    await open(page, path)
    const kinds = await page.getByRole('region').evaluateAll((all) => all.map((one) => one.ariaRoleDescription))
    expect(new Set(kinds.filter(Boolean))).toEqual(new Set([word]))
  })
