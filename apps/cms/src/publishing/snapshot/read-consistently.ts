import type { Payload } from 'payload'
import type { ContentReader } from './read-content-rows'

/** Several reads that see one state of the database. */
export async function readConsistently<T>(payload: Payload, read: (reader: ContentReader) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction({
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  try {
    return await read({ payload, req: { transactionID: transactionID ?? undefined } })
  } finally {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
  }
}
