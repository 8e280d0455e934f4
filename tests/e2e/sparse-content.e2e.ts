// What the pages do when staff have filled in little: a site built from the CMS's own snapshot with parts taken away.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { product } from './support/product'

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

const open = async (name: string) => readFile(path.join(outDir, `${name}.html`), 'utf8')

test('a site with little content says so where something is missing, lets nothing go round that has nowhere to go, and links to no document it does not have', async ({
  page,
}) => {
  test.setTimeout(300_000)
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

    await page.setContent(await open('terminos-y-condiciones'))
    await expect(page.locator('main')).toContainText('No hay datos disponibles.')
    await page.setContent(await open('en/terms'))
    await expect(page.locator('main')).toContainText('No information available.')

    await page.setContent(await open('index'))
    await expect(page.locator('header .nav a:not([hreflang])')).toHaveCount(0)
    await expect(page.locator('header .header__logo')).toHaveCount(1)
    await expect(page.locator('header .nav .lang a')).toHaveCount(2)
    await expect(page.locator('.footer a[href$=".pdf"]')).toHaveCount(0)

    await page.setContent(await open('en/privacy-policy'))
    await expect(page.locator('main')).toContainText('For now this text is only available in Spanish.')
    await expect(page.locator('main .prose[lang="es-PE"]')).toContainText('Esta política explica')

    await page.setContent(await open('proyectos/condominios/santorini'))
    const slider = page.locator('.media [data-enhance=carousel]')
    await expect(slider.locator('.carousel__slide')).toHaveCount(1)
    await expect(slider).not.toHaveAttribute('data-loop')
    await expect(slider).not.toHaveAttribute('data-autoplay')
    await page.setContent(await open('referidos'))
    const carousel = page.locator('#referred-pasos [data-enhance=carousel]')
    await expect(carousel.locator('.refer-step')).toHaveCount(3)
    await expect(carousel).not.toHaveAttribute('data-loop')
  } finally {
    await rm(folder, { recursive: true })
    await rm(outDir, { recursive: true, force: true })
  }
})
