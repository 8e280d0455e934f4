// `pnpm test:plan` measures how fast the site plan of a project with 500 lots responds and how much script its page
// loads. It draws and publishes the lots without a database or a CMS, and takes about 90 s. `pnpm test:plan 100` uses
// another number of lots (a multiple of 20).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSvg } from '@app/platform/svg/read-svg'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { lotOf } from '../../content/lots/all-lots'
import { projects } from '../../content/projects/all-projects'
import { lotFilesOf } from '../../content/tools/lot-plan-files'
import { lotLayouts } from '../../content/tools/lot-plan-layouts'
import { startContentServer } from '../support/content-server'
import { measureForms, measurePlan } from './plan-presses'
import { publishContent } from './publish-content'

const PROJECT = 'santorini'
const STRIPS = 10
const COLUMNS = 2
const PORT = 8790
const count = Number(process.argv[2] ?? 500)

const folder = await mkdtemp(path.join(tmpdir(), 'plan-'))
const releasesDir = path.join(folder, 'releases')
const cms = await startContentServer()
try {
  cms.content = withManyLots(cms.content)
  const publicUrl = `http://127.0.0.1:${PORT}`
  const renderers = createRenderers({ bundleDir: await buildSiteBundle('release'), publicUrl })
  await publishContent(cms, { releasesDir, publicUrl, renderers })
  renderers.stop()
  const nginx = await startNginx({
    port: PORT,
    runDir: path.join(folder, 'nginx'),
    releasesDir,
    mediaDir: path.join(folder, 'media'),
    intakePort: PORT + 1,
  })
  try {
    console.log(`${count} lots`)
    const report = (name: string, figure: string) => console.log(`| ${name} | ${figure} |`)
    await measurePlan(`${nginx.url}/proyectos/condominios/${PROJECT}/lotes`, report)
    await measureForms(nginx.url, report)
  } finally {
    await nginx.stop()
  }
} finally {
  cms.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Returns the content with many generated lots for one project. */
function withManyLots(content: Record<string, unknown>): Record<string, unknown> {
  const layout = lotLayouts.find(({ project }) => project === PROJECT)
  if (!layout) throw new Error(`No layout of ${PROJECT}`)
  const rows = count / (STRIPS * COLUMNS)
  const strips = Array.from({ length: STRIPS }, () => ({
    columns: COLUMNS as 2,
    north: Math.ceil(rows / 2),
    south: Math.floor(rows / 2),
  }))
  const streets = strips.map((_, index) => ({ es: `Calle ${index + 1}`, en: `Calle ${index + 1}` }))
  const { svg, rows: lots } = lotFilesOf({ ...layout, strips, streets, commons: [] }, projects)
  if (lots.length !== count) throw new Error(`${lots.length} lots were drawn, not ${count}.`)
  const plan = projects.find(({ slug }) => slug === PROJECT)?.lotPlan
  return {
    ...content,
    lots: [
      ...(content.lots as { project: string }[]).filter(({ project }) => project !== PROJECT),
      ...lots.map((row) => lotOf(PROJECT, row)),
    ],
    media: (content.media as { key: string }[]).map((media) =>
      media.key === plan ? { ...media, ...readSvg(svg) } : media,
    ),
  }
}
