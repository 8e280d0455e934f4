import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import type { Page } from '@playwright/test'
import { buildSite } from '../../../apps/worker/src/publishing/build-site'
import { createRenderers } from '../../../apps/worker/src/publishing/renderers'
import { product } from './product'

export type Snapshot = {
  legalDocuments: { body: object }[]
  navigation: object
  siteSettings: object
  formTexts: { fields: object }
  projects: { slug: string; slider: object[]; gallery: { videos: string[] }; virtual: object | null }[]
  referralProgramme: { steps: { items: object[] }; form: object | null }
}

export async function fetchCmsSnapshot(): Promise<Snapshot> {
  const { cmsUrl, env } = product()
  const response = await fetch(`${cmsUrl}/api/snapshot`, { headers: { authorization: `Bearer ${env.SNAPSHOT_TOKEN}` } })
  return response.json()
}

/** Builds a site from a changed snapshot, because the product itself must keep its content. */
export async function buildModifiedSite(name: string, snapshot: Snapshot) {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`))
  const snapshotFile = path.join(folder, 'snapshot.json')
  const outDir = path.join(folder, 'site')
  await writeFile(snapshotFile, JSON.stringify(snapshot))
  const renderers = createRenderers({
    bundleDir: await buildSiteBundle('release'),
    publicUrl: 'https://company.example',
  })
  const { log } = await buildSite({ renderers, snapshotFile, outDir, time: new Date() })
  renderers.stop()
  return {
    log,
    /** Serves the built files at the URL of the product's site, without images. */
    serve: (page: Page) =>
      page.route(`${product().siteUrl}/**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname.startsWith('/media/')) return route.abort()
        const file = path.extname(pathname) ? pathname : `${pathname.replace(/^\/$/, '/index')}.html`
        const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
        await route.fulfill({ body: await readFile(path.join(outDir, file)), contentType: types[path.extname(file)] })
      }),
    remove: () => rm(folder, { recursive: true }),
  }
}
