// The only module that reads the snapshot. It validates the content of a file before the first page is rendered;
// content that callers pass to `withSnapshot` has already been validated.

import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, statSync } from 'node:fs'
import type { FileSizes } from '@app/domain/release/derived-file'
import { type Snapshot, snapshot as snapshotSchema } from '@app/domain/snapshot/snapshot.schema'
import * as z from 'zod'

type ReleaseInputs = { time?: Date; fileSizes?: FileSizes }
type Scope = ReleaseInputs & { content: Snapshot }

const scope = new AsyncLocalStorage<Scope>()
let cacheEntry: { version: number; content: Snapshot } | null = null
let isReadable = true

/**
 * Returns the content of `withSnapshot`, or otherwise the content of the file in SNAPSHOT_FILE. A build reads the file
 * once; development checks its modification time on each call, so new content appears without a restart.
 */
export function snapshot(): Snapshot {
  if (!isReadable) throw new Error('A page reads content outside a tracked function (src/page-data/tracked.ts).')
  const scopedContent = scope.getStore()?.content
  if (scopedContent) return scopedContent
  if (cacheEntry && import.meta.env?.PROD) return cacheEntry.content
  const file = process.env.SNAPSHOT_FILE
  if (!file) throw new Error('SNAPSHOT_FILE is not set: it names the JSON file the site is built from.')
  const version = statSync(file).mtimeMs
  if (cacheEntry?.version !== version) cacheEntry = { version, content: readSnapshot(file) }
  return cacheEntry.content
}

/** Returns the time of the release, so all its pages agree, or otherwise the current time. */
export function buildTime(): Date {
  if (!isReadable) throw new Error('A page reads the time outside a tracked function (src/page-data/tracked.ts).')
  return scope.getStore()?.time ?? new Date()
}

/** Returns the size in bytes of a file such as a brochure, or null if the release does not have it. */
export function derivedFileSize(path: string): number | null {
  if (!isReadable) throw new Error('A page reads a file size outside a tracked function (src/page-data/tracked.ts).')
  return scope.getStore()?.fileSizes?.[path] ?? null
}

const filesByPrefix = new WeakMap<FileSizes, Map<string, string>>()

/** Returns the path of a file whose name contains its hash, or null if the release does not have it. */
export function hashedFilePath(prefix: string): string | null {
  if (!isReadable) throw new Error('A page reads a file path outside a tracked function (src/page-data/tracked.ts).')
  const fileSizes = scope.getStore()?.fileSizes
  if (!fileSizes) return null
  const cachedFiles =
    filesByPrefix.get(fileSizes) ?? new Map(Object.keys(fileSizes).map((path) => [prefixOf(path), path]))
  filesByPrefix.set(fileSizes, cachedFiles)
  return cachedFiles.get(prefix) ?? null
}

/** Returns the path up to the dot before the hash: `/share/inicio.` for `/share/inicio.3f7a4c9fd2e8.jpg`. */
const prefixOf = (path: string) => path.replace(/[^.]*\.[^.]*$/, '')

/**
 * Runs `render` with this content and time, even across awaits, because two drafts may be rendered at the same time.
 */
export const withSnapshot = <T>(content: Snapshot, render: () => Promise<T>, inputs: ReleaseInputs = {}): Promise<T> =>
  scope.run({ content, ...inputs }, render)

/** Allows or forbids reading the snapshot and the time, and returns the previous setting. */
export function setReadable(value: boolean): boolean {
  const previous = isReadable
  isReadable = value
  return previous
}

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
