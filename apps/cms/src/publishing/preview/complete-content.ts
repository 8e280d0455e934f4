// An incomplete draft is replaced by its published version or left out, because it would block every preview.

import { explainIssue } from '@app/domain/release/explain-problems'
import type { ReleaseProblem } from '@app/domain/release/release'
import { type Snapshot, snapshot } from '@app/domain/snapshot/snapshot.schema'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import type { ContentRow, ContentRows } from '../snapshot/read-content-rows'
import type { UncheckedSnapshot } from '../snapshot/rows-to-snapshot'

export type CompleteContent = { content: Snapshot; problems: ReleaseProblem[] }

type ContentReaders = {
  toSnapshot: (rows: ContentRows) => Promise<UncheckedSnapshot>
  publishedRow: (collection: string, id: string) => Promise<ContentRow | null>
  publishedGlobal: (global: string) => Promise<ContentRow>
}

type InvalidRecord = { global: string } | { collection: string; row: ContentRow }

/**
 * Replaces or removes invalid records until the content is valid. Removing a record may make records invalid that refer
 * to it, so the content is validated again.
 */
export async function completeContent(rows: ContentRows, readers: ContentReaders): Promise<CompleteContent> {
  const problems: ReleaseProblem[] = []
  const replacedIds = new Set<string>()
  for (;;) {
    const { sources, ...content } = await readers.toSnapshot(rows)
    const validation = snapshot.safeParse(content)
    if (validation.success) return { content: validation.data, problems }
    const { issues } = validation.error
    problems.push(...issues.map((issue) => explainIssue(issue, sources)))
    // All invalid records are found before one is removed, because an issue identifies a record by its position.
    const invalidPaths = new Set(issues.map(({ path: [part, index] }) => recordPath(String(part), String(index))))
    for (const invalidRecord of [...invalidPaths].map((path) => findInvalidRecord(rows, path)))
      await replaceRecord(rows, invalidRecord, readers, replacedIds)
  }
}

const recordPath = (part: string, index: string) => (part in globalParts ? part : `${part}.${index}`)

function findInvalidRecord(rows: ContentRows, path: string): InvalidRecord {
  const [part = '', index] = path.split('.')
  const global: string | undefined = (globalParts as Record<string, string>)[part]
  if (global) return { global }
  const collection = part === 'media' ? 'media' : (collectionParts as Record<string, string>)[part]
  const row = rows.collections.get(collection ?? '')?.[Number(index)]
  if (!collection || !row) throw new Error(`The content is invalid at ${path}.`)
  return { collection, row }
}

async function replaceRecord(
  rows: ContentRows,
  invalidRecord: InvalidRecord,
  readers: ContentReaders,
  replacedIds: Set<string>,
): Promise<void> {
  if ('global' in invalidRecord) {
    const { global } = invalidRecord
    if (replacedIds.has(global)) throw new Error(`The published version of ${global} is invalid.`)
    replacedIds.add(global)
    rows.globals.set(global, await readers.publishedGlobal(global))
    return
  }
  const { collection, row } = invalidRecord
  const publishedRow = replacedIds.has(row.id) ? null : await readers.publishedRow(collection, row.id)
  replacedIds.add(row.id)
  const currentRows = rows.collections.get(collection) ?? []
  rows.collections.set(
    collection,
    currentRows.flatMap((currentRow) => (currentRow.id === row.id ? (publishedRow ?? []) : currentRow)),
  )
}
