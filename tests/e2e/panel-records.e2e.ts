// The forms of the panel for marketing: where a record is used, the language being edited, the effect of a tick.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { cmsRecords } from './support/cms-records'
import { accessFaults } from './support/page-checks'

test.use({ viewport: { width: 1440, height: 900 } })

const enter = (page: Page, path: string) => openPanel(page, path.replace(/^\/admin/, ''))

/** During hydration the panel replaces its URL, and a click at that moment is lost: click again. */
const follow = (link: Locator, field: Locator, value: string) =>
  expect(async () => {
    if (await link.isVisible()) await link.click()
    await expect(field).toHaveValue(value, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })

test('an image lists where it is used, with links', async ({ page }) => {
  const { id } = await (await cmsRecords()).find('media', 'key', 'bahia-serena-terrace')
  await enter(page, `/admin/collections/media/${id}?locale=es`)
  const used = page.getByRole('region', { name: 'Usado en' })
  for (const name of ['Proyecto: Bahía Serena', 'Zona: Tumbes'])
    await expect(used.getByRole('link', { name })).toBeVisible()
  await follow(used.getByRole('link', { name: 'Proyecto: Bahía Serena' }), page.locator('#field-name'), 'Bahía Serena')
})

test('the panel shows when English is being edited, and one click returns to Spanish', async ({ page }) => {
  const { id } = await (await cmsRecords()).find('campaigns', 'key', 'sorteo-bahia-serena')
  await enter(page, `/admin/collections/campaigns/${id}?locale=en`)
  const strip = page.getByRole('status').filter({ hasText: 'Estás escribiendo el texto en inglés.' })
  await expect(strip).toBeVisible()
  await expect(page.getByRole('region', { name: 'Idiomas' })).toContainText('Completo en español e inglés.')
  await follow(
    strip.getByRole('link', { name: 'Volver al español' }),
    page.locator('#field-title'),
    'Sorteo Bahía Serena',
  )
  await expect(strip).toHaveCount(0)
})

test('rows are labelled by their title, and their add button by their name', async ({ page }) => {
  await enter(page, '/admin/globals/site-settings?locale=es')
  await expect(page.getByRole('button', { name: 'Añadir Sede' })).toBeVisible()
  await expect(page.getByText('1. Arequipa')).toBeVisible()
})

test('the list of projects has one column for the draft and one for the languages', async ({ page }) => {
  await enter(page, '/admin/collections/projects?locale=es')
  await expect(page.getByRole('columnheader', { name: 'Etapa de venta' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Estado/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Santorini/ })).toContainText('Completo')
})

test('maintenance asks for confirmation before it is switched on', async ({ page }) => {
  await enter(page, '/admin/globals/maintenance?locale=es')
  const tick = page.getByRole('checkbox', { name: 'Sitio en mantenimiento' })
  await tick.click()
  const question = page.getByRole('dialog').filter({ hasText: '¿Poner el sitio en mantenimiento?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(tick).not.toBeChecked()
  await tick.click()
  await question.getByRole('button', { name: 'Poner en mantenimiento' }).click()
  await expect(tick).toBeChecked()
})

test('the versions of a record show their authors', async ({ page }) => {
  const cms = await cmsRecords()
  const { doc } = await cms.create('popups', { key: 'con-versiones', _status: 'draft' }, { draft: true })
  try {
    await enter(page, `/admin/collections/popups/${doc.id}/versions?locale=es`)
    const newest = page.getByRole('row').nth(1)
    await expect(newest).toContainText('Borrador actual')
    await expect(newest).toContainText(String(doc.changedBy))
    expect(await accessFaults(page.getByRole('table'))).toEqual([])
    await newest.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Restaurar esta versión' })).toBeVisible()
  } finally {
    await cms.remove('popups', doc.id)
  }
})

test('a draft is scheduled for publishing, in Lima time', async ({ page }) => {
  const cms = await cmsRecords()
  const { doc } = await cms.create('popups', { key: 'por-programar', _status: 'draft' }, { draft: true })
  try {
    await enter(page, `/admin/collections/popups/${doc.id}?locale=es`)
    await page.locator('#action-save-popup').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Programar publicación' }).click()
    await expect(page.getByRole('radio', { name: 'Publicar', exact: true })).toBeChecked()
    await expect(page.getByText('Lima (UTC−5)')).toBeVisible()
  } finally {
    await cms.remove('popups', doc.id)
  }
})
