import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageLinks } from '@app/domain/release/page-links'
import type { PageIndex, RenderedShare, RenderJob } from '@app/domain/release/render-job'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { createApp } from 'astro/app/entrypoint'
import { alternatesOf } from '../src/i18n/routes'
import { allProjects } from '../src/page-data/projects'
import { withSnapshot } from '../src/page-data/snapshot'
import { hasSameResults, recordCalls } from '../src/page-data/tracked'
import { withOwnHashes } from './content-policy'
import { filesOfShare, pageFiles } from './page-files'

const app = createApp()
// The bundle is built without the public URL, so the same image serves every installation.
app.manifest.site = process.env.PUBLIC_URL
// Write the policy into a meta tag, which applies on any server that delivers the file.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta'

/** Paths of the 404 pages, which respond with status 404 on purpose. */
const notFoundPaths = Object.values(alternatesOf('not-found'))
/** Endpoints in src/pages, such as robots.txt. */
const endpointPaths = app.manifest.routes.flatMap(({ routeData: { origin, pathname } }) =>
  origin === 'project' && pathname ? [pathname] : [],
)

/**
 * Renders the pages of a share whose data changed since the previous release, or all pages if there is no previous
 * release.
 */
export async function renderPages(job: RenderJob): Promise<RenderedShare> {
  const inputs = await takeInputs(job)
  const run = job.onlyFiles?.length === 0 ? prepareShare : renderShare
  return withSnapshot(inputs.content, () => run(job, inputs), { time: new Date(job.time), fileSizes: job.fileSizes })
}

type Inputs = { content: Snapshot; previous: PageIndex }

let preparedInputs: (Inputs & { key: string }) | null = null

/** Returns the inputs that were prepared for this job, or reads them. Keeps none, because they take much memory. */
async function takeInputs(job: RenderJob): Promise<Inputs> {
  const prepared = preparedInputs
  preparedInputs = null
  if (prepared?.key === (await keyOf(job))) return prepared
  return {
    // The worker validated the snapshot before it wrote the file.
    content: JSON.parse(await readFile(job.snapshotFile, 'utf8')) as Snapshot,
    previous: job.previousIndexFile
      ? (JSON.parse(await readFile(job.previousIndexFile, 'utf8').catch(() => '{}')) as PageIndex)
      : {},
  }
}

const keyOf = async ({ snapshotFile, previousIndexFile }: RenderJob) =>
  `${snapshotFile} ${(await stat(snapshotFile)).mtimeMs} ${previousIndexFile}`

/**
 * Keeps the inputs for the next job and localises the projects of its share, which depend neither on the time nor on
 * derived files.
 */
async function prepareShare(job: RenderJob, inputs: Inputs): Promise<RenderedShare> {
  const [file] = filesOfShare(pageFiles([]), job)
  if (file) allProjects(file.locale)
  preparedInputs = { ...inputs, key: await keyOf(job) }
  return { pages: {}, renderedFiles: [], memoryBytes: process.memoryUsage().rss }
}

async function renderShare(job: RenderJob, { previous }: Inputs): Promise<RenderedShare> {
  const { outDir, share, shareCount, onlyFiles } = job
  const pages: PageIndex = {}
  const renderedFiles: string[] = []
  const files = pageFiles(endpointPaths).filter(({ file }) => !onlyFiles || onlyFiles.includes(file))
  for (const { pathname, file } of filesOfShare(files, { share, shareCount })) {
    const reusablePage = onlyFiles ? undefined : previous[file]
    if (reusablePage && hasSameResults(reusablePage.calls)) {
      pages[file] = reusablePage
      continue
    }
    const { result, calls } = await recordCalls(() => renderPage(pathname))
    const isHtml = file.endsWith('.html')
    const content = isHtml ? withOwnHashes(result.toString(), pathname) : result
    if (outDir) await writePage(path.join(outDir, file), content)
    pages[file] = { calls, links: isHtml ? pageLinks(content.toString()) : [] }
    renderedFiles.push(file)
  }
  return { pages, renderedFiles, memoryBytes: process.memoryUsage().rss }
}

/** Fails if the file exists, because it could be a link to a file of an older release. */
async function writePage(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content, { flag: 'wx' })
}

async function renderPage(pathname: string): Promise<Buffer> {
  const response = await app.render(new Request(new URL(pathname, process.env.PUBLIC_URL)))
  if (!response.ok && !notFoundPaths.includes(pathname)) throw new Error(`${pathname} answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}
