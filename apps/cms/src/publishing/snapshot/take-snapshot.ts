import type { ContentSources } from '@sillar/domain/release/explain-problems'
import type { Snapshot } from '@sillar/domain/snapshot/snapshot.schema'
import type { Payload } from 'payload'
import { readConsistently } from './read-consistently'
import { type ContentReader, readPublishedRows } from './read-content-rows'
import { rowsToSnapshot } from './rows-to-snapshot'

/** `sources`: which records the content is from, for whoever has to say what is wrong with it. */
export type SourcedSnapshot = Snapshot & { sources: ContentSources }

/** Reads all published content as one consistent state: an edit that lands meanwhile is not half included. */
export const takeSnapshot = (payload: Payload): Promise<SourcedSnapshot> =>
  readConsistently(payload, async (reader: ContentReader) => {
    const rows = await readPublishedRows(reader)
    return (await rowsToSnapshot(payload, rows)) as SourcedSnapshot
  })
