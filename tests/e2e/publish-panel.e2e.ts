import { expect, type Page, test } from '@playwright/test'
import { changeAndPublish, createCmsClient, openPanel } from './support/cms'
import { shiftLotPrices } from './support/lots'
import { findAccessibilityViolations } from './support/page-checks'
import { product } from './support/product'
import { queryRows } from './support/send-forms'

const PUBLISH_TIMEOUT = { timeout: 150_000 }
const SANTORINI = '/proyectos/condominios/santorini'

const publishChip = (page: Page) => page.getByRole('region', { name: 'Estado de la publicación' })
const publishStatus = (page: Page) => publishChip(page).getByRole('status')

async function publishNow(page: Page): Promise<void> {
  await publishChip(page).getByRole('button', { expanded: false }).click()
  await publishChip(page).getByRole('button', { name: 'Publicar ahora' }).click()
}

async function isOnSantoriniPage(text: string): Promise<boolean> {
  return (await (await fetch(product().siteUrl + SANTORINI)).text()).includes(text)
}

test('the record and the publish chip show staff when a change is online', async ({ page }) => {
  test.setTimeout(300_000)
  const { id } = await (await createCmsClient()).findProject('santorini')
  // The link opens the task that contains the price.
  await openPanel(page, `/collections/projects/${id}#field-monthlyFromUsd`)
  await expect(publishStatus(page)).toHaveText(/^En línea desde las \d\d:\d\d$/, PUBLISH_TIMEOUT)
  await publishChip(page)
    .getByRole('button', { name: /^En línea, \d\d:\d\d$/ })
    .click()
  await expect(publishChip(page).getByRole('link', { name: 'Ver publicaciones' })).toBeVisible()
  expect(await findAccessibilityViolations(publishChip(page))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(publishChip(page).getByRole('link')).toHaveCount(0)

  await shiftLotPrices(id, 213)
  await page.locator('#field-monthlyFromUsd').fill('213')
  await page.getByRole('button', { name: 'Publicar cambios' }).click()
  await expect(page.getByText(/^Publicado, todavía no en línea/)).toBeVisible()
  expect(await isOnSantoriniPage('US$\u00a0213')).toBe(false)
  await expect(publishStatus(page)).toHaveText(/espera|se está construyendo/)
  const recordStatus = page
    .getByRole('main')
    .or(page.locator('body'))
    .getByText(/^En línea desde las \d\d:\d\d$/)
  await expect(recordStatus.nth(1)).toBeVisible(PUBLISH_TIMEOUT)
  expect(await isOnSantoriniPage('US$\u00a0213')).toBe(true)

  const [release] = await queryRows<{ askedBy: string; title: string }>(
    `select asked_by as "askedBy", changes->0->>'title' as title from releases where state = 'online'`,
  )
  expect(release).toEqual({ askedBy: 'Demo', title: 'Santorini' })
})

test('saving a draft of a published record requests no release', async () => {
  const cms = await createCmsClient()
  const { id } = await cms.findProject('santorini')
  const countReleases = () => queryRows<{ count: number }>('select count(*)::int from releases')
  const countBefore = await countReleases()
  await cms.saveDraft(id, { monthlyFromUsd: 299 })
  expect(await countReleases()).toEqual(countBefore)
})

test('staff roll back to an older release with one button, and the next publish goes online', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(400_000)
  const cms = await createCmsClient()
  const { id } = await cms.findProject('santorini')
  await changeAndPublish(() => cms.publishProject(id, { monthlyFromUsd: 214 }))
  await changeAndPublish(() => cms.publishProject(id, { monthlyFromUsd: 215 }))
  const [oldRelease] = await queryRows<{ id: string }>(
    `select id from releases where state = 'replaced' and kept order by created_at desc limit 1`,
  )
  await openPanel(page, `/collections/releases/${oldRelease?.id}`)
  const rollBackButton = page.getByRole('button', { name: 'Volver a esta versión' })
  await rollBackButton.click()
  const reason = page.getByRole('textbox', { name: 'Motivo (obligatorio)' })
  await expect(page.getByText('Escribe el motivo')).toBeVisible()
  await expect(reason).toBeFocused()
  await reason.fill('Precio equivocado')
  await rollBackButton.click()
  await expect(publishStatus(page)).toContainText('Se volvió a una versión anterior', PUBLISH_TIMEOUT)
  expect(await isOnSantoriniPage('US$\u00a0214')).toBe(true)
  await expect(page.getByRole('cell', { name: 'Precio equivocado' })).toBeVisible()
  await page.goto(`${product().cmsUrl}/admin/collections/projects/${id}`)
  await expect(page.getByText('No está en línea: el sitio volvió a una versión anterior')).toBeVisible()

  await publishNow(page)
  await expect(publishStatus(page)).toHaveText(/^En línea desde las \d\d:\d\d$/, PUBLISH_TIMEOUT)
  expect(await isOnSantoriniPage('US$\u00a0215')).toBe(true)
})

test('the publish chip links to the field that prevents publishing', async ({ page }) => {
  test.setTimeout(400_000)
  // Changes the database directly, because the panel rejects an article without an image.
  const [article] = await queryRows<{ id: string; image: string }>(
    `update news n set image_id = null from news old
     where n.id = old.id and n.number = (select min(number) from news where _status = 'published')
     returning n.id, old.image_id as image`,
  )
  try {
    await openPanel(page)
    await publishNow(page)
    await expect(publishStatus(page)).toContainText('No se publicó: el contenido tiene un problema', PUBLISH_TIMEOUT)
    await expect(publishStatus(page)).toContainText('«Imagen» está vacío: complétalo.')
    await publishChip(page).getByRole('link', { name: 'Ver el problema' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/news/${article?.id}#field-image$`))
    await expect(page.getByText('No está en línea: hay un problema aquí')).toBeVisible()
  } finally {
    await queryRows('update news set image_id = $2 where id = $1 returning id', [article?.id, article?.image])
    const cms = await createCmsClient()
    const { id } = await cms.findProject('santorini')
    await changeAndPublish(() => cms.publishProject(id, { monthlyFromUsd: 206 }))
  }
  await expect(publishStatus(page)).toHaveText(/^En línea desde las \d\d:\d\d$/, PUBLISH_TIMEOUT)
})
