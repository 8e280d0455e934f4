// `pnpm test:publish-scale`: how long the worker takes to publish the change of one price when there are 10, 100 and 1,000
// projects. The demo projects are copied under other names, and each publish is the worker's own: snapshot, checks, build,
// compression, switch. It needs no database and no CMS. `pnpm test:publish-scale 10 100` measures only those.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '@sillar/tools/stack/stack-settings'
import { brochurePdfInThread } from '../../apps/worker/src/deliver/pdf-thread'
import { publish } from '../../apps/worker/src/publish/publish'
import { nameRelease } from '../../apps/worker/src/publish/release-folder'
import { type ContentServer, startContentServer } from '../support/content-server'

type Project = Record<string, unknown> & {
  slug: string
  name: string
  cardImage: string
  slider: Record<string, unknown>[]
}
type Media = Record<string, unknown> & { key: string }

const counts = process.argv.slice(2).map(Number)
const cms = await startContentServer()
const demo = cms.content
for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
  const releasesDir = await mkdtemp(path.join(tmpdir(), 'publish-scale-'))
  try {
    cms.content = withProjects(count)
    const first = await publishOnce(cms, releasesDir)
    cms.content = withProjects(count, 211)
    const change = await publishOnce(cms, releasesDir)
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

async function publishOnce({ url }: ContentServer, releasesDir: string): Promise<number> {
  const result = await publish(nameRelease(new Date()), {
    releasesDir,
    siteDir: path.join(repository, 'apps/site'),
    cmsUrl: url,
    snapshotToken: 'not-asked-for-here',
    publicUrl: 'https://www.example.test',
    // Its pictures are named but not there: brochures are drawn without them.
    brochures: { readMedia: () => Promise.reject(new Error('no file')), draw: brochurePdfInThread },
    now: () => new Date(),
  })
  if (result.outcome !== 'published') throw new Error(JSON.stringify(result.problems.slice(0, 5), null, 2))
  return result.seconds
}

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

/** Another name, address and number, and lead pictures of its own, which no two projects may share. */
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
