// The only module that reads the snapshot. It validates all content before the first page is rendered, so a release
// never contains incomplete content.

import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, statSync } from 'node:fs'
import { type Snapshot, snapshot as snapshotSchema } from '@app/domain/snapshot/snapshot.schema'
import * as z from 'zod'

const scopedSnapshot = new AsyncLocalStorage<Snapshot>()
let cacheEntry: { version: number; content: Snapshot } | null = null

/**
 * Returns the content of `withSnapshot`, or else the content of the file in SNAPSHOT_FILE. A build reads the file once;
 * development checks its modification time on each call, so new content appears without a restart.
 */
export function snapshot(): Snapshot {
  const scopedContent = scopedSnapshot.getStore()
  if (scopedContent) return scopedContent
  if (cacheEntry && import.meta.env?.PROD) return cacheEntry.content
  const file = process.env.SNAPSHOT_FILE
  if (!file) throw new Error('SNAPSHOT_FILE is not set: it names the JSON file the site is built from.')
  const version = statSync(file).mtimeMs
  if (cacheEntry?.version !== version) cacheEntry = { version, content: readSnapshot(file) }
  return cacheEntry.content
}

/** Runs `render` with this content, even across awaits, because two drafts may be rendered at once. */
export const withSnapshot = <T>(content: Snapshot, render: () => Promise<T>): Promise<T> =>
  scopedSnapshot.run(content, render)

function readSnapshot(file: string): Snapshot {
  const result = snapshotSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`The snapshot ${file} is not valid:\n${z.prettifyError(result.error)}`)
  return result.data
}

/** Returns a function that computes a value once per snapshot, such as an index that every page needs. */
export function memoizePerSnapshot<T>(compute: (content: Snapshot) => T): () => T {
  const values = new WeakMap<Snapshot, T>()
  return () => {
    const content = snapshot()
    const value = values.get(content) ?? compute(content)
    values.set(content, value)
    return value
  }
}
