import type { ContentSources } from '@app/domain/release/explain-problems'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import type { Payload } from 'payload'
import { readConsistently } from './read-consistently'
import type { ContentReader } from './read-content-rows'
import { readPublishedRows } from './read-published-rows'
import { rowsToSnapshot } from './rows-to-snapshot'

/** A snapshot with the source of its content: the records and fields that error messages name. */
export type SourcedSnapshot = Snapshot & { sources: ContentSources }

/** Reads all published content in one transaction, because a concurrent edit must not be included partially. */
export const takeSnapshot = (payload: Payload): Promise<SourcedSnapshot> =>
  readConsistently(payload, async (reader: ContentReader) => {
    const rows = await readPublishedRows(reader)
    return (await rowsToSnapshot(payload, rows)) as SourcedSnapshot
  })
