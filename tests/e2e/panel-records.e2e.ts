import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { createCmsRecords } from './support/cms-records'
import { findAccessibilityViolations } from './support/page-checks'

test.use({ viewport: { width: 1440, height: 900 } })

const openAdminPath = (page: Page, path: string) => openPanel(page, path.replace(/^\/admin/, ''))

/** Clicks a link until the field has the value, because a click during hydration is lost. */
const clickUntilLoaded = (link: Locator, field: Locator, value: string) =>
  expect(async () => {
    if (await link.isVisible()) await link.click()
    await expect(field).toHaveValue(value, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })

test('the form of an image links to the records that use it', async ({ page }) => {
  const { id } = await (await createCmsRecords()).find('media', 'key', 'bahia-serena-terrace')
  await openAdminPath(page, `/admin/collections/media/${id}?locale=es`)
  const usageRegion = page.getByRole('region', { name: 'Usado en' })
  for (const name of ['Proyecto: Bahía Serena', 'Zona: Tumbes'])
    await expect(usageRegion.getByRole('link', { name })).toBeVisible()
  await clickUntilLoaded(
    usageRegion.getByRole('link', { name: 'Proyecto: Bahía Serena' }),
    page.locator('#field-name'),
    'Bahía Serena',
  )
})

test('the panel shows when English is being edited, and one click returns to Spanish', async ({ page }) => {
  const { id } = await (await createCmsRecords()).find('campaigns', 'key', 'sorteo-bahia-serena')
  await openAdminPath(page, `/admin/collections/campaigns/${id}?locale=en`)
  const languageNotice = page.getByRole('status').filter({ hasText: 'Estás escribiendo el texto en inglés.' })
  await expect(languageNotice).toBeVisible()
  await expect(page.getByRole('region', { name: 'Idiomas' })).toContainText('Completo en español e inglés.')
  await clickUntilLoaded(
    languageNotice.getByRole('link', { name: 'Volver al español' }),
    page.locator('#field-title'),
    'Sorteo Bahía Serena',
  )
  await expect(languageNotice).toHaveCount(0)
})

test('each row of a list field shows its title, and the add button names the kind of row', async ({ page }) => {
  await openAdminPath(page, '/admin/globals/site-settings?locale=es')
  await expect(page.getByRole('button', { name: 'Añadir Sede' })).toBeVisible()
  await expect(page.getByText('1. Arequipa')).toBeVisible()
})

test('the list of projects has one column for the draft state and one for the languages', async ({ page }) => {
  await openAdminPath(page, '/admin/collections/projects?locale=es')
  await expect(page.getByRole('columnheader', { name: 'Etapa de venta' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Estado/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Santorini/ })).toContainText('Completo')
})

test('the panel asks for confirmation before maintenance is switched on', async ({ page }) => {
  await openAdminPath(page, '/admin/globals/maintenance?locale=es')
  const maintenanceBox = page.getByRole('checkbox', { name: 'Sitio en mantenimiento' })
  await maintenanceBox.click()
  const confirmDialog = page.getByRole('dialog').filter({ hasText: '¿Poner el sitio en mantenimiento?' })
  await confirmDialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(maintenanceBox).not.toBeChecked()
  await maintenanceBox.click()
  await confirmDialog.getByRole('button', { name: 'Poner en mantenimiento' }).click()
  await expect(maintenanceBox).toBeChecked()
})

test('the versions of a record show their authors', async ({ page }) => {
  const cms = await createCmsRecords()
  const { doc } = await cms.create('popups', { key: 'con-versiones', _status: 'draft' }, { draft: true })
  try {
    await openAdminPath(page, `/admin/collections/popups/${doc.id}/versions?locale=es`)
    const newestVersion = page.getByRole('row').nth(1)
    await expect(newestVersion).toContainText('Borrador actual')
    await expect(newestVersion).toContainText(String(doc.changedBy))
    expect(await findAccessibilityViolations(page.getByRole('table'))).toEqual([])
    await newestVersion.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Restaurar esta versión' })).toBeVisible()
  } finally {
    await cms.remove('popups', doc.id)
  }
})

test('switching the content language of a new record saves its draft first', async ({ page }) => {
  test.setTimeout(120_000)
  const cms = await createCmsRecords()
  await openAdminPath(page, '/admin/collections/news/create?locale=es')
  await page.locator('#field-title').fill('Una nota que no se pierde')
  await page.locator('#field-summary').fill('Se guarda al cambiar de idioma.')
  // Payload notices changes after 250 ms.
  await page.waitForTimeout(500)
  await page
    .getByRole('button', { name: /^Idioma/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: /^English/ }).click()
  await page.waitForURL(/\/news\/[0-9a-f-]{36}\?locale=en/, { timeout: 60_000 })
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  try {
    await expect(page.locator('#field-title')).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticia sin título en este idioma')
    const checklist = page.getByRole('region', { name: 'Antes de publicar' })
    await expect(checklist).toContainText('Título: falta en inglés')
    await page.locator('#field-title').fill('An article that is not lost')
    await page.locator('#field-summary').fill('Saved when the language changes.')
    await page.waitForTimeout(500)
    await page.getByRole('link', { name: 'Volver al español' }).click()
    await page.waitForURL(/locale=es/, { timeout: 60_000 })
    await expect(page.locator('#field-title')).toHaveValue('Una nota que no se pierde')
    await expect(page.locator('#field-summary')).toHaveValue('Se guarda al cambiar de idioma.')
    await expect(checklist).toContainText('Texto: falta')
    await expect(checklist).not.toContainText('Título: falta')
  } finally {
    await cms.remove('news', id)
  }
})

test('the form to schedule the publishing of a draft uses Lima time', async ({ page }) => {
  const cms = await createCmsRecords()
  const { doc } = await cms.create('popups', { key: 'por-programar', _status: 'draft' }, { draft: true })
  try {
    await openAdminPath(page, `/admin/collections/popups/${doc.id}?locale=es`)
    await page.getByText('Programar', { exact: true }).click()
    const time = page.getByLabel('Día y hora, en hora de Lima')
    const schedule = page.getByRole('button', { name: 'Programar la publicación' })
    await schedule.click()
    await expect(page.getByText('Elige un día y una hora que todavía no hayan pasado.')).toBeVisible()
    await page.getByRole('button', { name: 'mañana, 08:00' }).click()
    await expect(page.getByText(/^Se publicará el .* a las 08:00, hora de Lima$/)).toBeVisible()
    expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
    await time.press('Enter')
    const cancel = page.getByRole('button', { name: /^Anular: Se publicará el .* a las 08:00/ })
    await cancel.click()
    await expect(cancel).toHaveCount(0)
  } finally {
    await cms.remove('popups', doc.id)
  }
})

for (const slug of ['home', 'news-page', 'site-settings', 'social-responsibility'])
  test(`the buttons of a chosen image in the form of ${slug} are large enough on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdminPath(page, `/admin/globals/${slug}?locale=es`)
    await expect(page.getByRole('button', { name: 'Editar' }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
  })
