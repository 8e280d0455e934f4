import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { parkDelivery, readDeliveryStatus } from './support/deliveries'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { postLead } from './support/post-lead'
import { queryRows } from './support/send-forms'

const RELEASE_FAILED = 'No salió: los visitantes siguen viendo lo anterior'
const PUBLISH_TIMEOUT = { timeout: 150_000 }

const bell = (page: Page) => page.getByRole('button', { name: /^Avisos:/ })
const noticeList = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const failures = (page: Page) => page.getByRole('region', { name: /^Falló y nadie lo arregló/ })

/** Returns the number of notices that the bell shows. */
const readCount = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

test('a failed publish reaches the start page and the bell of marketing, until it is published', async ({ page }) => {
  test.setTimeout(480_000)
  await signInAsNewStaff(page, { name: 'Nadia', role: 'marketing' })
  await expect(page.getByRole('heading', { level: 1, name: /Nadia$/ })).toBeVisible()
  await expect(failures(page)).toHaveCount(0)
  const chip = page.getByRole('region', { name: 'Estado de la publicación' })
  // Changes the database directly, because the panel rejects an article without an image.
  const [article] = await queryRows<{ id: string; image: string }>(
    `update news n set image_id = null from news old
     where n.id = old.id and n.number = (select min(number) from news where _status = 'published')
     returning n.id, old.image_id as image`,
  )
  try {
    await chip.getByRole('button', { expanded: false }).click()
    await chip.getByRole('button', { name: 'Publicar ahora' }).click()
    await expect(chip.getByRole('status')).toContainText('No se publicó', PUBLISH_TIMEOUT)
    // The bell shows it without a reload.
    await expect(bell(page)).toHaveAccessibleName('Avisos: 1')
    await bell(page).press('Enter')
    await expect(noticeList(page).getByRole('link', { name: RELEASE_FAILED })).toBeVisible()
    expect(await findAccessibilityViolations(noticeList(page))).toEqual([])
    await page.keyboard.press('Tab')
    await expect(noticeList(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(noticeList(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
  } finally {
    await queryRows('update news set image_id = $2 where id = $1 returning id', [article?.id, article?.image])
  }
  await page.reload()
  const row = failures(page).getByRole('listitem').filter({ hasText: RELEASE_FAILED })
  await expect(row).toContainText('«Imagen» está vacío: complétalo.')
  await row.getByRole('button', { name: 'Publicar ahora' }).click()
  await expect(chip.getByRole('status')).toHaveText(/^En línea desde las/, PUBLISH_TIMEOUT)
  await expect(bell(page)).toHaveAccessibleName('Avisos: nada nuevo')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Nadia$/ })).toBeVisible()
  await expect(failures(page)).toHaveCount(0)
})

test('a new lead appears in the bell of sales within a minute, without a reload', async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNewStaff(page, { name: 'Iván', role: 'sales' })
  await expect(page.getByRole('heading', { level: 1, name: /Iván$/ })).toBeVisible()
  await expect(bell(page)).toBeVisible()
  const countBefore = await readCount(page)
  await postLead(newVisitor())
  await expect.poll(() => readCount(page), { timeout: 75_000 }).toBe(countBefore + 1)
  await bell(page).click()
  await expect(noticeList(page).getByRole('link', { name: 'Consulta sobre Coral' }).first()).toBeVisible()
  expect(await measureHorizontalOverflow(page)).toBe(0)
  await noticeList(page).getByRole('link', { name: 'Consulta sobre Coral' }).first().click()
  await expect(page).toHaveURL(/\/consultas\/[0-9a-f-]{36}/)
})

test('the start page of administrators opens with parked deliveries, and their button sends them again', async ({
  page,
}) => {
  const reference = await postLead(newVisitor())
  await expect.poll(() => readDeliveryStatus(reference)).toBe('delivered')
  await parkDelivery(reference)
  await openPanel(page)
  const row = failures(page).getByRole('listitem').filter({ hasText: reference })
  await expect(row).toContainText('No se entregó: CRM')
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(/^Falló y nadie lo arregló/)
  await row.getByRole('button', { name: RegExp(reference) }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => readDeliveryStatus(reference), { timeout: 60_000 }).toBe('delivered')
})

test('the start page of administrators lists a failed job of the worker, and its button runs it again', async ({
  page,
}) => {
  // A real failure would need a full disk or a broken database.
  await queryRows(
    `insert into pgboss.job (name, state, completed_on, output) values ('sweep-files', 'failed', now(), '{"message": "disk full"}')
     returning id`,
  )
  await openPanel(page)
  const row = failures(page).getByRole('listitem').filter({ hasText: 'No se hizo: Borrar los archivos sin uso' })
  await expect(row).toContainText('Los archivos sin uso ocupan espacio.')
  await expect(row).toContainText('disk full')
  await row.getByRole('button', { name: 'Ejecutar otra vez: Borrar los archivos sin uso' }).click()
  await expect(row).toHaveCount(0)
  await expect
    .poll(
      () => queryRows(`select state::text from pgboss.job where name = 'sweep-files' order by created_on desc limit 1`),
      {
        timeout: 60_000,
      },
    )
    .toEqual([{ state: 'completed' }])
})

test('the start pages of service and privacy do not repeat the menu', async ({ page }) => {
  await signInAsNewStaff(page, { name: 'Rosa', role: 'customer-service' })
  await expect(page.getByRole('region', { name: 'Reclamos por responder' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tus secciones' })).toHaveCount(0)
})
