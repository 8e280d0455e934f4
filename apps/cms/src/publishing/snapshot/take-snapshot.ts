import type { ContentSources } from '@app/domain/release/explain-problems'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import type { Payload } from 'payload'
import { readConsistently } from './read-consistently'
import { type ContentReader, readPublishedRows } from './read-content-rows'
import { rowsToSnapshot } from './rows-to-snapshot'

/** `sources`: the records of the content, for error messages to staff. */
export type SourcedSnapshot = Snapshot & { sources: ContentSources }

/** Reads all published content in one consistent state, so that a concurrent edit is never half included. */
export const takeSnapshot = (payload: Payload): Promise<SourcedSnapshot> =>
  readConsistently(payload, async (reader: ContentReader) => {
    const rows = await readPublishedRows(reader)
    return (await rowsToSnapshot(payload, rows)) as SourcedSnapshot
  })
