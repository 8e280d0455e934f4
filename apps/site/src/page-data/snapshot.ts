// The only module that reads the snapshot. The whole snapshot is validated before a page is rendered: a release is built
// from complete content or not at all.

import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, statSync } from 'node:fs'
import { type Snapshot, snapshot as snapshotSchema } from '@app/domain/snapshot/snapshot.schema'
import * as z from 'zod'

const scopedSnapshot = new AsyncLocalStorage<Snapshot>()
let cached: { version: number; content: Snapshot } | null = null

/**
 * Reads the file once in a build. In development it checks the modification time on each call, so that new content appears
 * without a restart.
 */
export function snapshot(): Snapshot {
  const scoped = scopedSnapshot.getStore()
  if (scoped) return scoped
  if (cached && import.meta.env?.PROD) return cached.content
  const file = process.env.SNAPSHOT_FILE
  if (!file) throw new Error('SNAPSHOT_FILE is not set: it names the JSON file the site is built from.')
  const version = statSync(file).mtimeMs
  if (cached?.version !== version) cached = { version, content: read(file) }
  return cached.content
}

/** Runs `render` with this content, also across awaits: two drafts can be rendered at once. */
export const withSnapshot = <T>(content: Snapshot, render: () => Promise<T>): Promise<T> =>
  scopedSnapshot.run(content, render)

function read(file: string): Snapshot {
  const result = snapshotSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`The snapshot ${file} is not valid:\n${z.prettifyError(result.error)}`)
  return result.data
}

/** Returns a function that computes a value once per snapshot, such as an index or a list that every page needs. */
export function memoizePerSnapshot<T>(compute: (content: Snapshot) => T): () => T {
  const values = new WeakMap<Snapshot, T>()
  return () => {
    const content = snapshot()
    const value = values.get(content) ?? compute(content)
    values.set(content, value)
    return value
  }
}
