import type { Payload } from 'payload'
import type { ContentReader } from './read-content-rows'

/** Runs several reads in one read-only transaction, in which all of them see the same state. */
export async function readConsistently<T>(
  payload: Payload,
  readContent: (reader: ContentReader) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction({
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  try {
    return await readContent({ payload, req: { transactionID: transactionID ?? undefined } })
  } finally {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
  }
}
