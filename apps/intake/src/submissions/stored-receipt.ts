import type { Queryable } from '@app/platform/database/pool'
import { type StoredReceipt, sameReceipt } from './idempotency'

type ReceiptTable = 'leads' | 'privacy_requests' | 'referrals'

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
export async function receiptOfFirst(
  tx: Queryable,
  table: ReceiptTable,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<string> {
  const firstReceipt = await findReceipt(tx, table, key)
  if (!firstReceipt) throw new Error('the submission with this key was rolled back')
  return sameReceipt(firstReceipt, bodyHash).reference
}
