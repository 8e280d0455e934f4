// The only reader of the snapshot. It is validated whole before a page is made from it: a release is built from
// complete content or not at all.

import { readFileSync, statSync } from 'node:fs'
import { type Snapshot, snapshot as snapshotSchema } from '@sillar/domain/content/snapshot.schema'
import * as z from 'zod'

let known: { version: number; content: Snapshot } | null = null

/** Read again only when the file changed, so that a developer sees new content without restarting. */
export function snapshot(): Snapshot {
  const file = process.env.SNAPSHOT_FILE
  if (!file) throw new Error('SNAPSHOT_FILE is not set: it names the JSON file the site is built from.')
  const version = statSync(file).mtimeMs
  if (known?.version !== version) known = { version, content: read(file) }
  return known.content
}

function read(file: string): Snapshot {
  const result = snapshotSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`The snapshot ${file} is not valid:\n${z.prettifyError(result.error)}`)
  return result.data
}
