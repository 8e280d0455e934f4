import { demoContent } from '@app/content/snapshot'
import type { ContentSources } from '@app/domain/release/explain-problems'
import { snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import type { ContentRow, ContentRows } from '../snapshot/read-content-rows'
import { completeContent } from './complete-content'

const sample = snapshot.parse({ ...demoContent, media: [] })
type Part = { id: string; content: Record<string, unknown> }
const rowOf = (id: string, content: unknown) => ({ id, content }) as unknown as ContentRow

function sampleRows(): ContentRows {
  const collections = Object.entries({ ...collectionParts, media: 'media' }).map(([part, slug]) => {
    const list = sample[part as 'projects'] as unknown[]
    return [slug, list.map((content, index) => rowOf(`${slug}-${index}`, content))] as const
  })
  const globals = Object.entries(globalParts).map(
    ([part, slug]) => [slug, rowOf(slug, sample[part as 'home'])] as const,
  )
  return { collections: new Map<string, ContentRow[]>(collections), globals: new Map<string, ContentRow>(globals) }
}

/** Converts rows that already contain their content, because the test has no database. */
const toSnapshot = async ({ collections, globals }: ContentRows) => {
  const contentOf = (row: ContentRow | undefined) => (row as unknown as Part).content
  const sources: ContentSources = {}
  const parts: Record<string, unknown> = { schemaVersion: 1 }
  for (const [part, slug] of Object.entries({ ...collectionParts, media: 'media' })) {
    const rows = collections.get(slug) ?? []
    parts[part] = rows.map(contentOf)
    const records = rows.map(({ id }) => ({ id, key: id, title: id }))
    sources[part] = { place: 'collections', slug, name: slug, records, labels: { name: 'Nombre' } }
  }
  for (const [part, slug] of Object.entries(globalParts)) {
    parts[part] = contentOf(globals.get(slug))
    sources[part] = { place: 'globals', slug, name: slug, records: [], labels: {} }
  }
  return { ...parts, sources }
}

const noRow = async () => null
const noGlobal = async () => rowOf('none', {})
const [project] = sample.projects
const incompleteProject = { ...project, name: null }

test('shows complete drafts unchanged', async () => {
  const { content, problems } = await completeContent(sampleRows(), {
    toSnapshot,
    publishedRow: noRow,
    publishedGlobal: noGlobal,
  })
  expect(problems).toEqual([])
  expect(content).toEqual(sample)
})

test('leaves an incomplete new draft out of the preview and reports the problem in Spanish', async () => {
  const rows = sampleRows()
  const projects = rows.collections.get('projects') ?? []
  rows.collections.set('projects', [rowOf('new', incompleteProject), ...projects])
  const { content, problems } = await completeContent(rows, {
    toSnapshot,
    publishedRow: noRow,
    publishedGlobal: noGlobal,
  })
  expect(content.projects).toEqual(sample.projects)
  expect(problems).toMatchObject([
    { record: { slug: 'projects', id: 'new' }, sentence: '«Nombre» está vacío: complétalo.' },
  ])
})

test('shows the published version of a record with an incomplete draft', async () => {
  const rows = sampleRows()
  const [, ...otherRows] = rows.collections.get('projects') ?? []
  rows.collections.set('projects', [rowOf('projects-0', incompleteProject), ...otherRows])
  const { content } = await completeContent(rows, {
    toSnapshot,
    publishedRow: async (_slug, id) => rowOf(id, project),
    publishedGlobal: noGlobal,
  })
  expect(content.projects).toEqual(sample.projects)
})

test('shows the published version of a page whose draft has two problems, and reports both', async () => {
  const rows = sampleRows()
  rows.globals.set('home', rowOf('home', { ...sample.home, hero: null, seo: null }))
  const { content, problems } = await completeContent(rows, {
    toSnapshot,
    publishedRow: noRow,
    publishedGlobal: async () => rowOf('home', sample.home),
  })
  expect(content.home).toEqual(sample.home)
  expect(problems).toHaveLength(2)
})
