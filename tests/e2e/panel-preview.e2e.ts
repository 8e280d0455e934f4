import { type Browser, expect, type Page, test } from '@playwright/test'
import { createCmsRecords } from './support/cms-records'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations } from './support/page-checks'
import { product } from './support/product'

/** The test machine runs all services on two cores, so a preview can take this long. */
const PREVIEW_TIMEOUT_MS = 5000
const REPETITIONS = Number(process.env.PREVIEW_TIMES ?? 3)

const panelUrl = (path: string) => `${product().cmsUrl}${path}`
const fetchSiteText = async (path: string) => (await fetch(product().siteUrl + path)).text()

async function signInAsMarketing(page: Page): Promise<void> {
  await signInAsNewStaff(page, { name: 'Rosa', role: 'marketing' })
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible({ timeout: 30_000 })
}

/** Creates a draft by duplicating the project Coral. */
async function createDraftProject() {
  const records = await createCmsRecords()
  const { id } = await records.find('projects', 'slug', 'coral')
  const { doc } = await records.duplicate('projects', id)
  // A copy has no CRM number, and the preview does not show incomplete drafts.
  await records.change('projects', doc.id, { crmId: 9000 + (Date.now() % 1000) }, { draft: true })
  const project = await records.read('projects', doc.id, { draft: true })
  return { id: doc.id, slug: String(project.slug), name: String(project.name), records }
}

async function withoutSession(browser: Browser, action: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await action(await context.newPage())
  await context.close()
}

test('marketing edits a draft and sees it in the preview, in both languages, while the site does not change', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signInAsMarketing(page)
  const { id, slug, records } = await createDraftProject()
  try {
    const delays: number[] = []
    for (const locale of ['es', 'en'] as const) {
      await page.goto(panelUrl(`/admin/collections/projects/${id}?locale=${locale}`))
      const preview = page.frameLocator('#live-preview-iframe')
      const openButton = page.getByRole('button', { name: 'Previsualizar' })
      const closeButton = page.getByRole('button', { name: 'Salir de la vista previa en vivo' })
      await expect(openButton.or(closeButton)).toBeVisible({ timeout: 30_000 })
      if (await openButton.isVisible()) await openButton.click()
      await expect(preview.getByRole('main')).toBeVisible({ timeout: 30_000 })
      for (let index = 0; index < REPETITIONS; index += 1) {
        const title = `Etapa ${locale} ${index}`
        await page.getByRole('textbox', { name: 'Tipo que se muestra' }).fill(title)
        const saveResponse = page.waitForResponse(
          (response) => response.request().method() === 'PATCH' && response.url().includes(id),
        )
        await page.getByRole('button', { name: 'Guardar borrador' }).click()
        await saveResponse
        const savedAt = performance.now()
        await expect(preview.getByText(title).first()).toBeVisible({ timeout: PREVIEW_TIMEOUT_MS })
        delays.push(performance.now() - savedAt)
      }
    }
    const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0
    console.log(`preview after a save: median ${Math.round(median)} ms of ${delays.map(Math.round).join(', ')}`)
    const projectPath = `/proyectos/condominios/${slug}`
    expect((await fetch(product().siteUrl + projectPath)).status).toBe(404)
    expect(await fetchSiteText('/')).not.toContain(slug)
  } finally {
    await records.remove('projects', id)
  }
})

test('a preview link shows one draft without an account, and stops working when it is revoked', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  await signInAsMarketing(page)
  const { id, slug, records } = await createDraftProject()
  const projectPath = `/proyectos/condominios/${slug}`
  try {
    await page.goto(panelUrl(`/admin/collections/projects/${id}?locale=es`))
    const linkField = page.getByRole('textbox', { name: 'Enlace a la vista previa' })
    // Retries, because a click during hydration is lost.
    await expect(async () => {
      if (!(await linkField.isVisible())) await page.getByRole('button', { name: 'Enlace para un colega' }).click()
      await expect(linkField).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    const link = await linkField.inputValue()
    expect(await findAccessibilityViolations(page.getByRole('status').filter({ hasText: 'sin cuenta' }))).toEqual([])

    await withoutSession(browser, async (strangerPage) => {
      for (const path of ['/', projectPath, '/vista-previa/version', '/api/draft-snapshot', '/api/preview-links'])
        expect((await strangerPage.request.get(panelUrl(path))).status(), path).toBeGreaterThanOrEqual(400)
      const changedLink = link.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))
      const rejection = await strangerPage.request.get(changedLink)
      expect([rejection.status(), await rejection.text()]).toEqual([404, ''])
    })

    await withoutSession(browser, async (colleaguePage) => {
      const response = await colleaguePage.goto(link)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['x-robots-tag']).toContain('noindex')
      expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
      await expect(colleaguePage.getByRole('main')).toBeVisible()
      await expect(colleaguePage.getByText(/Este enlace vale hasta el/)).toBeVisible()
      expect((await colleaguePage.request.get(panelUrl(`/en/projects/condominiums/${slug}`))).status()).toBe(200)
      expect((await colleaguePage.request.get(panelUrl('/nosotros'))).status()).toBe(404)
      // Deleting the record revokes the link.
      const record = await records.find('preview-links', 'address', projectPath)
      expect(record.askedBy).toBe('Rosa')
      await records.remove('preview-links', record.id)
      expect((await colleaguePage.request.get(panelUrl(projectPath))).status()).toBe(404)
    })
  } finally {
    await records.remove('projects', id)
  }
})
