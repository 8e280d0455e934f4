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

type Content = { media: object[]; navigation: object; siteSettings: object }

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

test('a site with little content says so where something is missing, and shows a policy document once there is one', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const content = await cmsSnapshot()
  const policy = { key: 'policy', kind: 'document', alt: { es: 'Política', en: 'Policy' }, src: '/media/policy.pdf' }
  const sparse = {
    ...content,
    media: [...content.media, policy],
    termsSections: [],
    navigation: { ...content.navigation, items: [] },
    siteSettings: { ...content.siteSettings, policyDocument: 'policy' },
    campaigns: [],
    testimonials: [],
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
    await expect(page.locator('.footer a[href="/media/policy.pdf"]')).toHaveCount(1)
  } finally {
    await rm(folder, { recursive: true })
    await rm(outDir, { recursive: true, force: true })
  }
})
