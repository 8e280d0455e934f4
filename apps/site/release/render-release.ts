// For each release, the worker runs this file in several processes, each of which renders a share of the pages. No code
// is bundled, so a changed price is online within seconds.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createApp } from 'astro/app/entrypoint'
import { alternatesOf } from '../src/i18n/routes'
import { pageFiles } from './page-files'

const app = createApp()
// Write the policy into a meta tag, which applies on any server that delivers the file.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta'

/** The 404 pages respond with status 404 on purpose. */
const notFoundPaths = Object.values(alternatesOf('not-found'))
/** Endpoints in src/pages, such as robots.txt. */
const endpointPaths = app.manifest.routes.flatMap(({ routeData: { origin, pathname } }) =>
  origin === 'project' && pathname ? [pathname] : [],
)

async function renderShare(): Promise<void> {
  const { SITE_OUT_DIR: folder, SHARE = '1/1' } = process.env
  if (!folder) throw new Error('SITE_OUT_DIR is not set: it names the folder the pages are written to.')
  const [share = 1, shareCount = 1] = SHARE.split('/').map(Number)
  for (const { pathname, file } of pageFiles(endpointPaths).filter(
    (_page, index) => index % shareCount === share - 1,
  )) {
    const response = await app.render(new Request(new URL(pathname, import.meta.env.SITE)))
    if (!response.ok && !notFoundPaths.includes(pathname)) throw new Error(`${pathname} answered ${response.status}.`)
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, Buffer.from(await response.arrayBuffer()))
  }
}

await renderShare()
