// Drafts may be incomplete. An incomplete draft is replaced by its published version, or left out, so that it does
// not block the preview of the others.

import { explainIssue } from '@app/domain/release/explain-problems'
import type { ReleaseProblem } from '@app/domain/release/release'
import { type Snapshot, snapshot } from '@app/domain/snapshot/snapshot.schema'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import type { ContentRow, ContentRows } from '../snapshot/read-content-rows'
import type { UncheckedSnapshot } from '../snapshot/rows-to-snapshot'

export type CompleteContent = { content: Snapshot; problems: ReleaseProblem[] }

type Steps = {
  toSnapshot: (rows: ContentRows) => Promise<UncheckedSnapshot>
  publishedRow: (collection: string, id: string) => Promise<ContentRow | null>
  publishedGlobal: (global: string) => Promise<ContentRow>
}

type Invalid = { global: string } | { collection: string; row: ContentRow }

/**
 * Each round replaces invalid records. A record that refers to a removed one may become invalid in the next round.
 */
export async function completeContent(rows: ContentRows, steps: Steps): Promise<CompleteContent> {
  const problems: ReleaseProblem[] = []
  const replaced = new Set<string>()
  for (;;) {
    const { sources, ...content } = await steps.toSnapshot(rows)
    const parsed = snapshot.safeParse(content)
    if (parsed.success) return { content: parsed.data, problems }
    const { issues } = parsed.error
    problems.push(...issues.map((issue) => explainIssue(issue, sources)))
    // Looked up before anything is removed, because an issue identifies a record by its position.
    const places = new Set(issues.map(({ path: [part, at] }) => placeOf(String(part), String(at))))
    for (const one of [...places].map((place) => invalidAt(rows, place))) await replace(rows, one, steps, replaced)
  }
}

const placeOf = (part: string, at: string) => (part in globalParts ? part : `${part}.${at}`)

function invalidAt(rows: ContentRows, place: string): Invalid {
  const [part = '', at] = place.split('.')
  const global: string | undefined = (globalParts as Record<string, string>)[part]
  if (global) return { global }
  const collection = part === 'media' ? 'media' : (collectionParts as Record<string, string>)[part]
  const row = rows.collections.get(collection ?? '')?.[Number(at)]
  if (!collection || !row) throw new Error(`The content is invalid at ${place}.`)
  return { collection, row }
}

async function replace(rows: ContentRows, invalid: Invalid, steps: Steps, replaced: Set<string>): Promise<void> {
  if ('global' in invalid) {
    const { global } = invalid
    if (replaced.has(global)) throw new Error(`The published version of ${global} is invalid.`)
    replaced.add(global)
    rows.globals.set(global, await steps.publishedGlobal(global))
    return
  }
  const { collection, row } = invalid
  const published = replaced.has(row.id) ? null : await steps.publishedRow(collection, row.id)
  replaced.add(row.id)
  const current = rows.collections.get(collection) ?? []
  rows.collections.set(
    collection,
    current.flatMap((one) => (one.id === row.id ? (published ?? []) : one)),
  )
}
