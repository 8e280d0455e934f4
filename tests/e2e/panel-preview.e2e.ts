// Previews beside the form: for staff, for a colleague with a link, and for no one else.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { cmsRecords } from './support/cms-records'
import { enterAsNewcomer } from './support/newcomer'
import { accessFaults } from './support/page-checks'
import { product } from './support/product'

/** The longest wait on a dedicated machine; here two cores run everything. */
const PATIENCE_MS = 5000
const TIMES = Number(process.env.PREVIEW_TIMES ?? 3)

const onPanel = (path: string) => `${product().cmsUrl}${path}`
const onSite = async (path: string) => (await fetch(product().siteUrl + path)).text()

async function signInAsMarketing(page: Page): Promise<void> {
  await enterAsNewcomer(page, { name: 'Rosa', role: 'marketing' })
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible({ timeout: 30_000 })
}

/** A project that is not published yet. */
async function draftOfProject() {
  const records = await cmsRecords()
  const { id } = await records.find('projects', 'slug', 'coral')
  const { doc } = await records.duplicate('projects', id)
  // A copy has no CRM number, and an incomplete draft is not shown.
  await records.change('projects', doc.id, { crmId: 9000 + (Date.now() % 1000) }, { draft: true })
  const project = await records.read('projects', doc.id, { draft: true })
  return { id: doc.id, slug: String(project.slug), name: String(project.name), records }
}

async function asStranger(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await look(await context.newPage())
  await context.close()
}

test('marketing edits a draft and sees it in the preview, in both languages, while the site does not change', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signInAsMarketing(page)
  const { id, slug, records } = await draftOfProject()
  try {
    const took: number[] = []
    for (const locale of ['es', 'en'] as const) {
      await page.goto(onPanel(`/admin/collections/projects/${id}?locale=${locale}`))
      const preview = page.frameLocator('#live-preview-iframe')
      const open = page.getByRole('button', { name: 'Previsualizar' })
      const close = page.getByRole('button', { name: 'Salir de la vista previa en vivo' })
      await expect(open.or(close)).toBeVisible({ timeout: 30_000 })
      if (await open.isVisible()) await open.click()
      await expect(preview.getByRole('main')).toBeVisible({ timeout: 30_000 })
      for (let at = 0; at < TIMES; at += 1) {
        const title = `Etapa ${locale} ${at}`
        await page.getByRole('textbox', { name: 'Tipo que se muestra' }).fill(title)
        const saved = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().includes(id))
        await page.getByRole('button', { name: 'Guardar borrador' }).click()
        await saved
        const begun = performance.now()
        await expect(preview.getByText(title).first()).toBeVisible({ timeout: PATIENCE_MS })
        took.push(performance.now() - begun)
      }
    }
    const median = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0
    console.log(`preview after a save: median ${Math.round(median)} ms of ${took.map(Math.round).join(', ')}`)
    const address = `/proyectos/condominios/${slug}`
    expect((await fetch(product().siteUrl + address)).status).toBe(404)
    expect(await onSite('/')).not.toContain(slug)
  } finally {
    await records.remove('projects', id)
  }
})

test('a colleague with a link sees only that page, until the link expires; no one else sees anything', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  await signInAsMarketing(page)
  const { id, slug, records } = await draftOfProject()
  const address = `/proyectos/condominios/${slug}`
  try {
    await page.goto(onPanel(`/admin/collections/projects/${id}?locale=es`))
    const given = page.getByRole('textbox', { name: 'Enlace a la vista previa' })
    // A click during hydration is lost, as for a person.
    await expect(async () => {
      if (!(await given.isVisible())) await page.getByRole('button', { name: 'Enlace para un colega' }).click()
      await expect(given).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    const link = await given.inputValue()
    expect(await accessFaults(page.getByRole('status').filter({ hasText: 'sin cuenta' }))).toEqual([])

    await asStranger(browser, async (stranger) => {
      for (const path of ['/', address, '/vista-previa/version', '/api/draft-snapshot', '/api/preview-links'])
        expect((await stranger.request.get(onPanel(path))).status(), path).toBeGreaterThanOrEqual(400)
      const altered = link.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))
      const refused = await stranger.request.get(altered)
      expect([refused.status(), await refused.text()]).toEqual([404, ''])
    })

    await asStranger(browser, async (colleague) => {
      const response = await colleague.goto(link)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['x-robots-tag']).toContain('noindex')
      expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
      await expect(colleague.getByRole('main')).toBeVisible()
      await expect(colleague.getByText(/Este enlace vale hasta el/)).toBeVisible()
      expect((await colleague.request.get(onPanel(`/en/projects/condominiums/${slug}`))).status()).toBe(200)
      expect((await colleague.request.get(onPanel('/nosotros'))).status()).toBe(404)
      // Deleting the record revokes the link.
      const record = await records.find('preview-links', 'address', address)
      expect(record.askedBy).toBe('Rosa')
      await records.remove('preview-links', record.id)
      expect((await colleague.request.get(onPanel(address))).status()).toBe(404)
    })
  } finally {
    await records.remove('projects', id)
  }
})
