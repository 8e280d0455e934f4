// A draft may lack what its page cannot be made without: it is there to be finished later. In its place stands what
// visitors see of it, or nothing, so that one draft keeps nobody from seeing theirs.

import { explainIssue } from '@sillar/domain/release/explain-problems'
import type { ReleaseProblem } from '@sillar/domain/release/release'
import { type Snapshot, snapshot } from '@sillar/domain/snapshot/snapshot.schema'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import type { ContentRow, ContentRows } from '../snapshot/read-content-rows'
import type { UncheckedSnapshot } from '../snapshot/rows-to-snapshot'

export type CompleteContent = { content: Snapshot; problems: ReleaseProblem[] }

type Steps = {
  toSnapshot: (rows: ContentRows) => Promise<UncheckedSnapshot>
  publishedRow: (collection: string, id: string) => Promise<ContentRow | null>
  publishedGlobal: (global: string) => Promise<ContentRow>
}

type Refused = { global: string } | { collection: string; row: ContentRow }

/** Each round replaces what was refused; a record that refers to something taken out may be refused in the next. */
export async function completeContent(rows: ContentRows, steps: Steps): Promise<CompleteContent> {
  const problems: ReleaseProblem[] = []
  const replaced = new Set<string>()
  for (;;) {
    const { sources, ...content } = await steps.toSnapshot(rows)
    const parsed = snapshot.safeParse(content)
    if (parsed.success) return { content: parsed.data, problems }
    const { issues } = parsed.error
    problems.push(...issues.map((issue) => explainIssue(issue, sources)))
    // Looked up before anything is taken out: an issue names a record by its position.
    const places = new Set(issues.map(({ path: [part, at] }) => placeOf(String(part), String(at))))
    for (const one of [...places].map((place) => refusedAt(rows, place))) await replace(rows, one, steps, replaced)
  }
}

const placeOf = (part: string, at: string) => (part in globalParts ? part : `${part}.${at}`)

function refusedAt(rows: ContentRows, place: string): Refused {
  const [part = '', at] = place.split('.')
  const global: string | undefined = (globalParts as Record<string, string>)[part]
  if (global) return { global }
  const collection = part === 'media' ? 'media' : (collectionParts as Record<string, string>)[part]
  const row = rows.collections.get(collection ?? '')?.[Number(at)]
  if (!collection || !row) throw new Error(`The content is not valid at ${place}.`)
  return { collection, row }
}

async function replace(rows: ContentRows, refused: Refused, steps: Steps, replaced: Set<string>): Promise<void> {
  if ('global' in refused) {
    const { global } = refused
    if (replaced.has(global)) throw new Error(`What is published of ${global} is not valid.`)
    replaced.add(global)
    rows.globals.set(global, await steps.publishedGlobal(global))
    return
  }
  const { collection, row } = refused
  const published = replaced.has(row.id) ? null : await steps.publishedRow(collection, row.id)
  replaced.add(row.id)
  const found = rows.collections.get(collection) ?? []
  rows.collections.set(
    collection,
    found.flatMap((one) => (one.id === row.id ? (published ?? []) : one)),
  )
}
