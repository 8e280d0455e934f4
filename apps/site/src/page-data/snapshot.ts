// The only reader of the snapshot. It is validated whole before a page is made from it: a release is built from
// complete content or not at all.

import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, statSync } from 'node:fs'
import { type Snapshot, snapshot as snapshotSchema } from '@sillar/domain/snapshot/snapshot.schema'
import * as z from 'zod'

const given = new AsyncLocalStorage<Snapshot>()
let known: { version: number; content: Snapshot } | null = null

/** Read once by a build; a developer sees new content without restarting, so there the file is looked at each time. */
export function snapshot(): Snapshot {
  const ofThisPage = given.getStore()
  if (ofThisPage) return ofThisPage
  if (known && import.meta.env?.PROD) return known.content
  const file = process.env.SNAPSHOT_FILE
  if (!file) throw new Error('SNAPSHOT_FILE is not set: it names the JSON file the site is built from.')
  const version = statSync(file).mtimeMs
  if (known?.version !== version) known = { version, content: read(file) }
  return known.content
}

/** Everything that `make` does, however long it takes, reads this content: two drafts can be rendered at once. */
export const withSnapshot = <T>(content: Snapshot, make: () => Promise<T>): Promise<T> => given.run(content, make)

function read(file: string): Snapshot {
  const result = snapshotSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`The snapshot ${file} is not valid:\n${z.prettifyError(result.error)}`)
  return result.data
}

/** Something made once from a snapshot: an index, or a list every page asks for. */
export function oncePerSnapshot<T>(make: (content: Snapshot) => T): () => T {
  const made = new WeakMap<Snapshot, T>()
  return () => {
    const content = snapshot()
    const value = made.get(content) ?? make(content)
    made.set(content, value)
    return value
  }
}
