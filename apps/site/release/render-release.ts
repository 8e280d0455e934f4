// The worker runs this once per release, in one process per core. Each process reads the content and writes its share of
// the pages. Nothing is bundled here, so a changed price is online within seconds.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createApp } from 'astro/app/entrypoint'
import { alternatesOf } from '../src/i18n/routes'
import { pageFiles } from './page-files'

const app = createApp()
// Put the policy into the page itself, so that it applies whatever server delivers the file.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta'

/** Paths of the 404 pages, which answer with status 404 on purpose. */
const notFound = Object.values(alternatesOf('not-found'))
/** Endpoints in src/pages, such as robots.txt. */
const filesOfSite = app.manifest.routes.flatMap(({ routeData: { origin, pathname } }) =>
  origin === 'project' && pathname ? [pathname] : [],
)

async function renderShare(): Promise<void> {
  const { SITE_OUT_DIR: folder, SHARE = '1/1' } = process.env
  if (!folder) throw new Error('SITE_OUT_DIR is not set: it names the folder the pages are written to.')
  const [mine = 1, all = 1] = SHARE.split('/').map(Number)
  for (const { pathname, file } of pageFiles(filesOfSite).filter((_page, index) => index % all === mine - 1)) {
    const response = await app.render(new Request(new URL(pathname, import.meta.env.SITE)))
    if (!response.ok && !notFound.includes(pathname)) throw new Error(`${pathname} answered ${response.status}.`)
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, Buffer.from(await response.arrayBuffer()))
  }
}

await renderShare()
