import type { Queryable } from '@app/platform/database/pool'
import { requireSameBody, type StoredReceipt } from './idempotency'

type ReceiptTable = 'leads' | 'privacy_requests' | 'referrals' | 'waiting_entries'

export async function findReceipt(tx: Queryable, table: ReceiptTable, key: string): Promise<StoredReceipt | undefined> {
  const { rows } = await tx.query<StoredReceipt>(
    `select reference, body_hash as "bodyHash" from ${table} where idempotency_key = $1`,
    [key],
  )
  return rows[0]
}

/**
 * Returns the reference of the submission that was stored first under the same key. Throws if its body was different.
 */
export async function findFirstReference(
  tx: Queryable,
  table: ReceiptTable,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<string> {
  const firstReceipt = await findReceipt(tx, table, key)
  if (!firstReceipt) throw new Error('the submission with this key was rolled back')
  return requireSameBody(firstReceipt, bodyHash).reference
}
