// `pnpm test:publish-scale`: how long the worker takes to publish a changed price with 10, 100 and 1,000 projects. The
// demo
// projects are copied under other names, and each publish is the worker's own: snapshot, checks, build, compression,
// switch. It needs no database and no CMS. `pnpm test:publish-scale 10 100` measures only those.
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
    // Copies have no lots of their own, and a price may not contradict those of the first.
    lots: [],
    projects: all.map((project) => ({
      ...project,
      lotPlan: null,
      ...(price && project.slug === 'santorini' && { monthlyFromUsd: price }),
    })),
    media: [...media, ...copies.flatMap(({ leads }) => leads.map((lead) => renamed(media, lead)))],
  }
}

/** Another name, URL and number, and its own first images, which no two projects may share. */
function copyOf(project: Project, number: number) {
  const own = (key: string) => `${key}-${number}`
  const [first, ...others] = project.slider
  const leads = new Set([project.cardImage, String(first?.image)])
  return {
    leads: [...leads].map((key) => ({ key, copy: own(key) })),
    project: {
      ...project,
      slug: own(project.slug),
      name: `${project.name} ${number}`,
      crmId: 10_000 + number,
      cardImage: own(project.cardImage),
      slider: [{ ...first, image: own(String(first?.image)) }, ...others],
    },
  }
}

function renamed(media: Media[], { key, copy }: { key: string; copy: string }) {
  return { ...media.find((one) => one.key === key), key: copy }
}
