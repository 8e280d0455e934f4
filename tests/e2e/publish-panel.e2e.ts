import { expect, type Page, test } from '@playwright/test'
import { afterPublish, openPanel, signIn } from './support/cms'
import { priceLotsOf } from './support/lots'
import { accessFaults } from './support/page-checks'
import { product } from './support/product'
import { rowsOf } from './support/send-forms'

const PUBLISHED = { timeout: 150_000 }
const SANTORINI = '/proyectos/condominios/santorini'

const bar = (page: Page) => page.getByRole('region', { name: 'Estado de la publicación' })
const barText = (page: Page) => bar(page).getByRole('status')

async function pageShows(text: string): Promise<boolean> {
  return (await (await fetch(product().siteUrl + SANTORINI)).text()).includes(text)
}

test('staff see on the record and in the bar when a publish is online', async ({ page }) => {
  test.setTimeout(300_000)
  const { id } = await (await signIn()).findProject('santorini')
  await openPanel(page, `/collections/projects/${id}`)
  await expect(barText(page)).toHaveText(/^En línea desde las \d\d:\d\d$/, PUBLISHED)
  expect(await accessFaults(bar(page))).toEqual([])

  await priceLotsOf(id, 213)
  await page.locator('#field-monthlyFromUsd').fill('213')
  await page.getByRole('button', { name: 'Publicar cambios' }).click()
  await expect(page.getByText(/^Publicado, todavía no en línea/)).toBeVisible()
  expect(await pageShows('US$\u00a0213')).toBe(false)
  await expect(barText(page)).toHaveText(/espera|se está construyendo/)
  const onRecord = page
    .getByRole('main')
    .or(page.locator('body'))
    .getByText(/^En línea desde las \d\d:\d\d$/)
  await expect(onRecord.nth(1)).toBeVisible(PUBLISHED)
  expect(await pageShows('US$\u00a0213')).toBe(true)

  const [release] = await rowsOf<{ askedBy: string; title: string }>(
    `select asked_by as "askedBy", changes->0->>'title' as title from releases where state = 'online'`,
  )
  expect(release).toEqual({ askedBy: 'Demo', title: 'Santorini' })
})

test('saving a draft of a published record publishes nothing', async () => {
  const cms = await signIn()
  const { id } = await cms.findProject('santorini')
  const requests = () => rowsOf<{ count: number }>('select count(*)::int from releases')
  const before = await requests()
  await cms.saveDraft(id, { monthlyFromUsd: 299 })
  expect(await requests()).toEqual(before)
})

test('one button rolls back to an older release, and the next publish works as usual', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(400_000)
  const cms = await signIn()
  const { id } = await cms.findProject('santorini')
  await afterPublish(() => cms.publishProject(id, { monthlyFromUsd: 214 }))
  await afterPublish(() => cms.publishProject(id, { monthlyFromUsd: 215 }))
  const [older] = await rowsOf<{ id: string }>(
    `select id from releases where state = 'replaced' and kept order by created_at desc limit 1`,
  )
  await openPanel(page, `/collections/releases/${older?.id}`)
  const goBack = page.getByRole('button', { name: 'Volver a esta versión' })
  await expect(goBack).toBeDisabled()
  await page.getByRole('textbox', { name: 'Motivo', exact: true }).first().fill('Precio equivocado')
  await goBack.click()
  await expect(barText(page)).toContainText('Se volvió a una versión anterior', PUBLISHED)
  expect(await pageShows('US$\u00a0214')).toBe(true)
  await expect(page.getByRole('cell', { name: 'Precio equivocado' })).toBeVisible()
  await page.goto(`${product().cmsUrl}/admin/collections/projects/${id}`)
  await expect(page.getByText('No está en línea: el sitio volvió a una versión anterior')).toBeVisible()

  await bar(page).getByRole('button', { name: 'Publicar ahora' }).click()
  await expect(barText(page)).toHaveText(/^En línea desde las \d\d:\d\d$/, PUBLISHED)
  expect(await pageShows('US$\u00a0215')).toBe(true)
})

test('the bar shows content that cannot be published, with a link to its field', async ({ page }) => {
  test.setTimeout(400_000)
  // The panel would not allow this.
  const [article] = await rowsOf<{ id: string; image: string }>(
    `update news n set image_id = null from news old
     where n.id = old.id and n.number = (select min(number) from news where _status = 'published')
     returning n.id, old.image_id as image`,
  )
  try {
    await openPanel(page)
    await bar(page).getByRole('button', { name: 'Publicar ahora' }).click()
    await expect(barText(page)).toContainText('No se publicó: el contenido tiene un problema', PUBLISHED)
    await expect(barText(page)).toContainText('«Imagen» está vacío: complétalo.')
    await bar(page).getByRole('link', { name: 'Ver el problema' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/news/${article?.id}#field-image$`))
    await expect(page.getByText('No está en línea: hay un problema aquí')).toBeVisible()
  } finally {
    await rowsOf('update news set image_id = $2 where id = $1 returning id', [article?.id, article?.image])
    const cms = await signIn()
    const { id } = await cms.findProject('santorini')
    await afterPublish(() => cms.publishProject(id, { monthlyFromUsd: 206 }))
  }
  await expect(barText(page)).toHaveText(/^En línea desde las \d\d:\d\d$/, PUBLISHED)
})
