import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { createCmsClient } from './support/cms'
import { parkDelivery, readDeliveryStatus } from './support/deliveries'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, findElementsPastEdge, measureHorizontalOverflow } from './support/page-checks'
import { enterPanel, openLogin, openSidebar, panelMenu, unfoldMenu } from './support/panel'
import { postLead } from './support/post-lead'
import { product } from './support/product'

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(product().databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

const panelRegion = (page: Page, name: string) => page.getByRole('region', { name })
const formatLimaTime = (at: Date) =>
  new Intl.DateTimeFormat('es-PE', {
    timeZone: 'America/Lima',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)

test('the start page of the panel shows the current release, the campaigns and the system state', async ({ page }) => {
  const [release] = await query<{ at: Date }>(
    `select started_at + seconds * interval '1 second' as at from releases where outcome = 'published'
     order by created_at desc limit 1`,
  )
  const campaigns = await query<{ title: string; runs: boolean }>(
    `select l.title, c.starts_at <= now() as runs from campaigns c
     join campaigns_locales l on l._parent_id = c.id and l._locale = 'es'
     where c._status = 'published' and c.ends_at > now()`,
  )
  expect(campaigns.some(({ runs }) => runs)).toBe(true)
  await enterPanel(page)
  await expect(panelRegion(page, 'En línea desde')).toContainText(formatLimaTime(release?.at ?? new Date(0)))
  const campaignItems = panelRegion(page, 'Campañas en curso y por venir').getByRole('listitem')
  await expect(campaignItems).toHaveCount(campaigns.length)
  for (const { title, runs } of campaigns)
    await expect(campaignItems.filter({ hasText: title })).toContainText(runs ? 'En curso' : 'Por venir')
  await expect(panelRegion(page, 'Última publicación')).toContainText('Salió bien')
  await expect(panelRegion(page, 'Cola de trabajo')).toContainText(/la miró por última vez/)
  await expect(panelRegion(page, 'Respaldos y espacio')).toContainText(/Espacio libre\s*[\d.,]+ GB de [\d.,]+ GB/)
  // The test product makes no backups.
  await expect(panelRegion(page, 'Respaldos y espacio')).toContainText('En esta máquina no se hacen respaldos')
})

test('the start page of the panel shows parked deliveries, failed releases, missing translations and drafts', async ({
  page,
}) => {
  const reference = await postLead(newVisitor())
  await expect.poll(() => readDeliveryStatus(reference)).toBe('delivered')
  await parkDelivery(reference)
  const [text] = await query<{ id: number; summary: string; name: string }>(
    `select en.id, en.version_summary as summary, es.version_title as name from _news_v_locales en
     join _news_v v on v.id = en._parent_id and v.latest
     join _news_v_locales es on es._parent_id = en._parent_id and es._locale = 'es'
     where en._locale = 'en' order by en.id limit 1`,
  )
  await query('update _news_v_locales set version_summary = null where id = $1', [text?.id])
  const [failedRelease] = await query<{ id: string }>(
    `insert into releases (name, outcome, started_at, seconds, problems)
     values ('prueba', 'failed', now(), 4, 'Falta la imagen de la noticia 7.') returning id`,
  )
  const [draft] = await query<{ id: string; name: string }>(
    `select v.id, l.version_title as name from _news_v v
     join _news_v_locales l on l._parent_id = v.id and l._locale = 'es' where v.latest limit 1`,
  )
  await query(`update _news_v set version__status = 'draft' where id = $1`, [draft?.id])
  try {
    await enterPanel(page)
    const deliveries = panelRegion(page, 'Envíos al CRM, hojas y correo')
    const parkedDeliveries = deliveries.getByRole('listitem').filter({ hasText: 'Detenidos' })
    await expect(parkedDeliveries).toContainText(/[1-9]\d*$/)
    const publishing = panelRegion(page, 'Última publicación')
    await expect(publishing).toContainText('No salió: los visitantes siguen viendo lo anterior')
    await expect(publishing).toContainText('Falta la imagen de la noticia 7.')
    await expect(publishing.getByRole('link', { name: 'Ver qué pasó' })).toHaveAttribute(
      'href',
      RegExp(`${failedRelease?.id}$`),
    )
    const missingTexts = panelRegion(page, 'Textos que faltan').getByRole('listitem').filter({ hasText: text?.name })
    await expect(missingTexts).toContainText('en inglés')
    await expect(missingTexts).toContainText('1 texto')
    await expect(panelRegion(page, 'Borradores sin publicar').getByRole('link', { name: draft?.name })).toBeVisible()
    await parkedDeliveries.getByRole('link').click()
    await expect(page.getByRole('link', { name: reference }).first()).toBeVisible()
  } finally {
    await query(`update _news_v set version__status = 'published' where id = $1`, [draft?.id])
    await query('delete from releases where id = $1', [failedRelease?.id])
    await query('update _news_v_locales set version_summary = $2 where id = $1', [text?.id, text?.summary])
    await query(`update deliveries set status = 'delivered', parked_at = null where reference = $1`, [reference])
  }
})

for (const width of [1440, 390])
  test(`the login, the start page and the sidebar of the panel are accessible and contact no other host, ${width} px`, async ({
    page,
  }) => {
    const otherHostUrls: string[] = []
    const policyViolations: string[] = []
    const { origin } = new URL(product().cmsUrl)
    page.on('request', (request) => {
      const { protocol, origin: requestOrigin } = new URL(request.url())
      if (protocol.startsWith('http') && requestOrigin !== origin) otherHostUrls.push(request.url())
    })
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) policyViolations.push(message.text())
    })
    await page.setViewportSize({ width, height: 900 })
    await openLogin(page)
    await expect(page.getByRole('heading', { name: 'Entra con tu cuenta' })).toBeVisible()
    expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
    expect(await measureHorizontalOverflow(page)).toBe(0)

    await enterPanel(page)
    await expect(panelRegion(page, 'Respaldos y espacio')).toBeVisible()
    const sidebar = panelMenu(page)
    if (width < 768) {
      // Polls, because the sidebar closes during hydration.
      await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
      expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
      await openSidebar(page)
    }
    await expect(sidebar.getByRole('link', { name: 'Inicio' }).first()).toBeVisible()
    await expect(sidebar.locator('summary')).toHaveText([
      /^Ventas/,
      /^Atención al cliente/,
      /^Privacidad/,
      'Contenido',
      'Páginas',
      'Textos legales',
      'Resultados',
      'Ajustes',
      'Sistema',
    ])
    await expect(page.getByRole('link', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 })
    await unfoldMenu(page)
    expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
    await expect(page.getByRole('link', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 })
    await sidebar.getByRole('link', { name: 'Proyectos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible()
    if (width >= 768)
      await expect(sidebar.getByRole('link', { name: 'Proyectos', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    // Polls, because the sidebar is still closing when the list appears.
    await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
    expect([otherHostUrls, policyViolations]).toEqual([[], []])
  })

test('a project shows its parts and its buttons on a laptop and on a phone', async ({ page }) => {
  await enterPanel(page)
  const [project] = await query<{ id: string }>(`select id from projects where slug = 'santorini'`)
  const index = page.getByRole('navigation', { name: 'Partes de la ficha' })
  const publishButton = page.getByRole('button', { name: 'Publicar cambios', exact: true })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${product().cmsUrl}/admin/collections/projects/${project?.id}`)
    if (width === 1440) await expect(index.getByRole('button', { name: /^Buscadores/ })).toBeInViewport({ ratio: 1 })
    await expect(publishButton).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      await index.getByRole('button', { name: /^Galería/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Galería', exact: true })).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.mouse.wheel(0, 4000)
    await expect(publishButton).toBeInViewport({ ratio: 1 })
    // Polls, because the sidebar is still closing when the buttons appear.
    await expect.poll(() => findElementsPastEdge(page)).toEqual([])
    expect(await findAccessibilityViolations(index)).toEqual([])
    await index.getByRole('button', { name: /^Nombre y etapa/ }).click()
    await expect(page.getByRole('button', { name: 'Añadir otro registro' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /object Object/ })).toHaveCount(0)
  }
})

test('on a phone, a manager sees the figures of each salesperson without scrolling sideways', async ({ page }) => {
  const name = 'Ana Vendedora'
  await (await createCmsClient()).inviteStaff({ name, email: `ventas-${Date.now()}@${brand.domain}`, role: 'sales' })
  await signInAsNewStaff(page, { name: 'Gloria', role: 'manager' })
  await page.setViewportSize({ width: 390, height: 844 })
  const salespeople = panelRegion(page, 'Por vendedor')
  await expect(salespeople.getByText(name).first()).toBeVisible()
  const isScrollable = (elements: Element[]) =>
    elements.some(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX),
    )
  expect(await salespeople.locator('*').evaluateAll(isScrollable)).toBe(false)
  expect(await findAccessibilityViolations(salespeople)).toEqual([])
})
