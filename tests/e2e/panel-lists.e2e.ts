import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { createCmsRecords } from './support/cms-records'
import { parkDelivery, readDeliveryStatus } from './support/deliveries'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { postLead } from './support/post-lead'

const table = (page: Page) => page.getByRole('table')
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

const contentLists = [
  ['news', 'Noticias', 'Escribir noticia'],
  ['projects', 'Proyectos', 'Crear proyecto'],
  ['campaigns', 'Campañas', 'Crear campaña'],
  ['media', 'Imágenes y archivos', 'Subir archivo'],
  ['users', 'Cuentas', 'Invitar'],
  ['deliveries', 'Envíos', undefined],
  ['releases', 'Publicaciones del sitio', undefined],
  ['consents', 'Consentimientos', undefined],
  ['leads', 'Consultas', undefined],
] as const

for (const [slug, name, create] of contentLists)
  test(`the list of ${slug} shows readable values, fits the page and is accessible, on a laptop and on a phone`, async ({
    page,
  }) => {
    await postLead(newVisitor())
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openPanel(page, `/collections/${slug}?locale=es`)
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(rows(page).first()).toBeVisible()
      await expect(table(page)).not.toContainText(/<Sin|<No|\[Sin|\d{4}-\d{2}-\d{2}T|undefined|\[object/)
      if (create) await expect(page.getByRole('link', { name: create, exact: true })).toBeVisible()
      // Polls, because the sidebar is still collapsing.
      await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
      expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
    }
  })

test('marketing finds a draft in its view and an article by category and title, and opens the article', async ({
  page,
}) => {
  const cms = await createCmsRecords()
  const { doc } = await cms.create('popups', { key: 'borrador-de-lista', _status: 'draft' }, { draft: true })
  try {
    await openPanel(page, '/collections/popups')
    await page
      .getByRole('navigation', { name: 'Vistas' })
      .getByRole('link', { name: /^Borradores y cambios/ })
      .click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Borrador')
  } finally {
    await cms.remove('popups', String(doc.id))
  }
  await openPanel(page, '/collections/news')
  await expect(table(page)).toContainText('En línea')
  const articleCount = await rows(page).count()
  await page.getByText('Categoría', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Prensa', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Quitar el filtro Categoría' })).toBeVisible()
  await expect.poll(() => rows(page).count()).toBeLessThan(articleCount)
  for (const row of await rows(page).all()) await expect(row).toContainText('Prensa')
  await page.getByRole('link', { name: 'Quitar el filtro Categoría' }).click()
  await expect(rows(page)).toHaveCount(articleCount)

  const search = page.getByRole('searchbox', { name: 'Buscar', exact: true })
  await search.fill('nada-coincide')
  await search.press('Enter')
  await expect(page.getByRole('main').getByText('Nada coincide con la búsqueda o los filtros.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('Sostenibilidad')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/collections\/news\/[0-9a-f-]+/)
})

test('staff select rows, and only roles with a bulk action have checkboxes', async ({ page }) => {
  await openPanel(page, '/collections/news')
  const bar = page.getByRole('region', { name: /elegido/ })
  await expect(bar).toBeHidden()
  await expect(async () => {
    await rows(page).first().getByRole('checkbox').check()
    await expect(bar).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(bar).toContainText('1 elegido')
  await expect(bar.getByRole('button', { name: 'Despublicar' })).toBeVisible()
  expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
  await bar.getByRole('button', { name: 'Quitar la selección' }).click()
  await expect(bar).toBeHidden()

  await signInAsNewStaff(page, { name: 'Rosa', role: 'sales' })
  await page.goto(new URL('/admin/collections/projects', page.url()).href)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
})

test('an administrator sees the parked deliveries in a separate view', async ({ page }) => {
  const reference = await postLead(newVisitor())
  await expect.poll(() => readDeliveryStatus(reference), { timeout: 30_000 }).toBe('delivered')
  await parkDelivery(reference)
  await openPanel(page, '/collections/deliveries')
  await page
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('link', { name: /^Detenidos/ })
    .click()
  await expect(rows(page).filter({ hasText: reference })).toContainText('Detenido')
})
