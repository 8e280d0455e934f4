// `pnpm test:publish-scale` measures how long the worker takes to publish 10, 100 and 1,000 projects, first all of them
// and then one changed price. It copies the demo projects and needs no database and no CMS.
// `pnpm test:publish-scale 10 100` measures only these numbers.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startContentServer } from '../support/content-server'
import { publishContent } from './publish-content'

type Project = Record<string, unknown> & {
  slug: string
  name: string
  cardImage: string
  slider: Record<string, unknown>[]
}
type Media = Record<string, unknown> & { key: string }

const PUBLIC_URL = 'https://www.example.test'
const counts = process.argv.slice(2).map(Number)
const cms = await startContentServer()
const demo = cms.content
for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
  const releasesDir = await mkdtemp(path.join(tmpdir(), 'publish-scale-'))
  try {
    cms.content = withProjects(count)
    const first = await publishContent(cms, { releasesDir, publicUrl: PUBLIC_URL })
    cms.content = withProjects(count, 211)
    const change = await publishContent(cms, { releasesDir, publicUrl: PUBLIC_URL })
    const pages = (await readdir(path.join(releasesDir, 'current/site'), { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    )
    console.log(
      `${count} projects, ${pages.length} pages: first publish ${first.toFixed(1)} s, one price ${change.toFixed(1)} s`,
    )
  } finally {
    await rm(releasesDir, { recursive: true, force: true })
  }
}
cms.stop()

function withProjects(count: number, price?: number): Record<string, unknown> {
  const projects = demo.projects as Project[]
  const media = demo.media as Media[]
  const copies = Array.from({ length: Math.max(0, count - projects.length) }, (_, at) =>
    copyOf(projects[at % projects.length] as Project, at + 2),
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
 * Copies a project with another name, slug and CRM id, and with its own first images, which projects must not share.
 */
function copyOf(project: Project, number: number) {
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
      cardImage: numbered(project.cardImage),
      slider: [{ ...first, image: numbered(String(first?.image)) }, ...others],
    },
  }
}

function renameMedia(media: Media[], { key, copy }: { key: string; copy: string }) {
  return { ...media.find((candidate) => candidate.key === key), key: copy }
}
