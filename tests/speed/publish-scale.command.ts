// `pnpm test:publish-scale` measures how long the worker takes to publish 10, 100, 1,000 and 5,000 projects: first all
// of them, then one changed price, then a change that every page shows, then the brochures and share images. It also
// measures memory and the size of some pages. It copies the demo projects and needs no database and no CMS.
// `pnpm test:publish-scale 10 100` measures only these numbers.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import type { PublishResult } from '../../apps/worker/src/publishing/publish'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { startContentServer } from '../support/content-server'
import { residentMegabytes } from '../support/process-usage'
import { makeMissingFiles, publishContent } from './publish-content'

type Project = Record<string, unknown> & {
  slug: string
  name: string
  cardImage: string
  slider: Record<string, unknown>[]
  related: { projects: string[] }
}
type Media = Record<string, unknown> & { key: string }

/** Only the overview and the list of projects may grow with the number of projects. */
const measuredFiles = [
  'index.html',
  'proyectos/condominios/santorini.html',
  'proyectos/multifamiliares/o2.html',
  'noticias/1.html',
  'cotizador.html',
  'comparar.html',
  'zonas/mejia.html',
  'proyectos.html',
  'data/projects.es.json',
]

const PUBLIC_URL = 'https://www.example.test'
const FILES_LIMIT_MS = 120_000
const counts = process.argv.slice(2).map(Number)
const cms = await startContentServer()
const demo = cms.content
const renderers = createRenderers({ bundleDir: await buildSiteBundle('release'), publicUrl: PUBLIC_URL })
for (const count of counts.length > 0 ? counts : [10, 100, 1000, 5000]) {
  const releasesDir = await mkdtemp(path.join(tmpdir(), 'publish-scale-'))
  const target = { releasesDir, publicUrl: PUBLIC_URL, renderers }
  const memory = watchMemory()
  const log = (change: string, { seconds, phases, renderedPages }: PublishResult) =>
    console.log(`  ${change}: ${seconds.toFixed(1)} s, ${renderedPages} pages (${formatPhases(phases)})`)
  try {
    cms.content = withProjects(count)
    console.log(`${count} projects, snapshot ${kilobytes(JSON.stringify(cms.content).length)}`)
    log('first publish', await publishContent(cms, target))
    for (const price of [211, 212, 213]) {
      cms.content = withProjects(count, price)
      log('one price', await publishContent(cms, target))
    }
    cms.content = { ...withProjects(count, 213), siteSettings: changedSettings() }
    log('everything changes', await publishContent(cms, target))
    const seconds = await makeMissingFiles(cms, target, FILES_LIMIT_MS)
    const site = path.join(releasesDir, 'current/site')
    const brochures = await readdir(path.join(site, 'folletos')).catch(() => [])
    const shareImages = await readdir(path.join(site, 'share')).catch(() => [])
    console.log(
      `  ${brochures.length} of ${2 * count} brochures and ${shareImages.length} share images in ${seconds.toFixed(1)} s`,
    )
    cms.content = { ...withProjects(count, 214), siteSettings: cms.content.siteSettings }
    log('one price, with all files', await publishContent(cms, target))
    const pages = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'))
    console.log(`  ${pages.length} pages, most memory: ${memory.stop()}`)
    for (const file of measuredFiles) console.log(await measureFile(site, file))
  } finally {
    await rm(releasesDir, { recursive: true, force: true })
  }
}
cms.stop()
renderers.stop()

/** Changes the offices and the exchange rate, which pages and brochures show. */
function changedSettings(): object {
  const settings = demo.siteSettings as { offices: { phone: string }[]; exchangeRate: { solesPerDollar: number } }
  return {
    ...settings,
    offices: settings.offices.map((office) => ({ ...office, phone: '(054) 28 28 28' })),
    exchangeRate: { ...settings.exchangeRate, solesPerDollar: 3.91 },
  }
}

/** Measures the memory of this process, which publishes like the worker, and of its renderers. */
function watchMemory() {
  let peakBytes = 0
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentMegabytes(process.pid))
  }, 500)
  return {
    stop: () => {
      clearInterval(timer)
      return `${Math.round(peakBytes)} MB`
    },
  }
}

function formatPhases(phases: Record<string, number>): string {
  return Object.entries(phases)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(2)}`)
    .join(', ')
}

async function measureFile(folder: string, file: string): Promise<string> {
  const content = await readFile(path.join(folder, file))
  return `  ${file}: ${kilobytes(content.length)}, brotli ${kilobytes(brotliCompressSync(content).length)}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

function withProjects(count: number, price?: number): Record<string, unknown> {
  const projects = demo.projects as Project[]
  const media = demo.media as Media[]
  const copies = Array.from({ length: Math.max(0, count - projects.length) }, (_, at) =>
    copyOf(projects[at % projects.length] as Project, at + 2, relatedCopies(projects, count, at)),
  )
  const all = [...projects.slice(0, count), ...copies.map(({ project }) => project)]
  return {
    ...demo,
    // Copied projects have no lots, and the check of a release would reject a price that differs from the lots.
    lots: [],
    projects: all.map((project) => ({
      ...project,
      lotPlan: null,
      ...(price && project.slug === 'santorini' && { monthlyFromUsd: price }),
    })),
    media: [...media, ...copies.flatMap(({ firstImages }) => firstImages.map((image) => renameMedia(media, image)))],
  }
}

/**
 * Returns the slugs of the related projects of a copy: copies of the same ten projects, because real projects do not
 * all relate to the same one.
 */
function relatedCopies(projects: Project[], count: number, at: number): string[] {
  const firstOfTen = at - (at % projects.length)
  const { related } = projects[at % projects.length] as Project
  return related.projects.map((slug) => {
    const copyAt = firstOfTen + projects.findIndex((project) => project.slug === slug)
    return copyAt + projects.length < count ? `${slug}-${copyAt + 2}` : slug
  })
}

/**
 * Copies a project with another name, slug and CRM id, and with its own first images, which projects must not share.
 */
function copyOf(project: Project, number: number, relatedProjects: string[]) {
  const numbered = (key: string) => `${key}-${number}`
  const [first, ...others] = project.slider
  const firstImages = new Set([project.cardImage, String(first?.image)])
  return {
    firstImages: [...firstImages].map((key) => ({ key, copy: numbered(key) })),
    project: {
      ...project,
      slug: numbered(project.slug),
      name: `${project.name} ${number}`,
      crmId: 10_000 + number,
      related: { ...project.related, projects: relatedProjects },
      cardImage: numbered(project.cardImage),
      slider: [{ ...first, image: numbered(String(first?.image)) }, ...others],
    },
  }
}

function renameMedia(media: Media[], { key, copy }: { key: string; copy: string }) {
  return { ...media.find((candidate) => candidate.key === key), key: copy }
}
