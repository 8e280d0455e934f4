// Run by the worker once per release, in as many processes as there are cores: reads the content, writes its share of the
// pages. Nothing is bundled here, so a changed price is online seconds after the click.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createApp } from 'astro/app/entrypoint'
import { alternatesOf } from '../src/i18n/routes'
import { pageFiles } from './page-files'

const app = createApp()
// As in any site of files: the policy stands in the page, whoever serves it.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta'

/** Pages that say so answer "not found". */
const notFound = Object.values(alternatesOf('not-found'))
/** Those of src/pages, such as robots.txt. */
const filesOfSite = app.manifest.routes.flatMap(({ routeData: { origin, pathname } }) =>
  origin === 'project' && pathname ? [pathname] : [],
)

async function renderShare(): Promise<void> {
  const { SITE_OUT_DIR: folder, SHARE = '1/1' } = process.env
  if (!folder) throw new Error('SITE_OUT_DIR is not set: it names the folder the pages are written to.')
  const [mine = 1, all = 1] = SHARE.split('/').map(Number)
  for (const { address, file } of pageFiles(filesOfSite).filter((_page, index) => index % all === mine - 1)) {
    const response = await app.render(new Request(new URL(address, import.meta.env.SITE)))
    if (!response.ok && !notFound.includes(address)) throw new Error(`${address} answered ${response.status}.`)
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, Buffer.from(await response.arrayBuffer()))
  }
}

await renderShare()
