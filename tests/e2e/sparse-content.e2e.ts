// What the pages do when staff have filled in little: a site built from the CMS's own snapshot with parts taken away.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { next, previous, slides } from './support/carousel'
import { footer, header, main, mediaSlider, navigation, section } from './support/page-parts'
import { product } from './support/product'
import { open, ready } from './support/site'

const siteDir = path.resolve(import.meta.dirname, '../../apps/site')
const outDir = path.join(siteDir, '.build/sparse-content')

type Content = {
  legalDocuments: { body: object }[]
  navigation: object
  siteSettings: object
  projects: { slug: string; slider: object[] }[]
  referralProgramme: { steps: { items: object[] } }
}

const cmsSnapshot = async (): Promise<Content> => {
  const { cmsUrl, env } = product()
  const response = await fetch(`${cmsUrl}/api/snapshot`, { headers: { authorization: `Bearer ${env.SNAPSHOT_TOKEN}` } })
  return response.json()
}

const build = (snapshotFile: string) =>
  promisify(execFile)(path.join(siteDir, 'node_modules/.bin/astro'), ['build'], {
    cwd: siteDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      SNAPSHOT_FILE: snapshotFile,
      SITE_OUT_DIR: outDir,
      PUBLIC_URL: 'https://sillarymar.example',
    },
  })

/** The pages and scripts of the sparse site at the address of the usual one, without pictures. */
const serve = (page: Page) =>
  page.route(`${product().siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/media/')) return route.abort()
    const name = path.extname(pathname) ? pathname : `${pathname.replace(/^\/$/, '/index')}.html`
    const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
    await route.fulfill({ body: await readFile(path.join(outDir, name)), contentType: types[path.extname(name)] })
  })

test('a site with little content says so where something is missing, lets nothing go round that has nowhere to go, and links to no document it does not have', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const content = await cmsSnapshot()
  const { projects, referralProgramme } = content
  const { steps } = referralProgramme
  const sparse = {
    ...content,
    termsSections: [],
    navigation: { ...content.navigation, items: [] },
    siteSettings: { ...content.siteSettings, policyDocument: null },
    campaigns: [],
    testimonials: [],
    legalDocuments: content.legalDocuments.map((document) => ({ ...document, body: { ...document.body, en: '' } })),
    projects: projects.map((project) => ({ ...project, slider: project.slider.slice(0, 1) })),
    referralProgramme: { ...referralProgramme, steps: { ...steps, items: steps.items.slice(0, 3) } },
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'sparse-'))
  try {
    const snapshotFile = path.join(folder, 'snapshot.json')
    await writeFile(snapshotFile, JSON.stringify(sparse))
    await build(snapshotFile)

    await serve(page)

    await open(page, '/terminos-y-condiciones')
    await expect(main(page)).toContainText('No hay datos disponibles.')
    await open(page, '/en/terms')
    await expect(main(page)).toContainText('No information available.')

    await open(page, '/')
    await expect(navigation(page).getByRole('link')).toHaveText([/Español$/, /English$/])
    await expect(header(page).getByRole('link', { name: 'Sillar & Mar, inicio' })).toBeVisible()
    await expect(footer(page).getByRole('link', { name: /PDF/ })).toHaveCount(0)

    await open(page, '/en/privacy-policy')
    await expect(main(page)).toContainText('For now this text is only available in Spanish.')
    const text = main(page).locator('[lang="es-PE"]').filter({ hasText: 'Esta política explica' })
    await expect(text).toBeVisible()

    await open(page, '/proyectos/condominios/santorini')
    await ready(mediaSlider(page))
    await expect(slides(mediaSlider(page))).toHaveCount(1)
    await expect(mediaSlider(page).getByRole('button')).toHaveCount(0)

    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/referidos')
    const steps = section(page, 'Tres pasos, bien explicados')
    await ready(steps)
    await expect(slides(steps)).toHaveCount(3)
    await expect(next(steps)).toHaveAttribute('aria-disabled', 'false')
    await expect(previous(steps)).toHaveAttribute('aria-disabled', 'true')
  } finally {
    await rm(folder, { recursive: true })
    await rm(outDir, { recursive: true, force: true })
  }
})
