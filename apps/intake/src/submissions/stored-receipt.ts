import type { Queryable } from '@sillar/platform/database/pool'
import { type StoredReceipt, sameReceipt } from './idempotency'

type ReceiptTable = 'leads' | 'privacy_requests' | 'referrals'

export async function findReceipt(tx: Queryable, table: ReceiptTable, key: string): Promise<StoredReceipt | undefined> {
  const { rows } = await tx.query<StoredReceipt>(
    `select reference, body_hash as "bodyHash" from ${table} where idempotency_key = $1`,
    [key],
  )
  return rows[0]
}

/** The same key arrived twice at once and the other one was first; it has committed, or we would still be waiting. */
export async function receiptOfWinner(
  tx: Queryable,
  table: ReceiptTable,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<string> {
  const winner = await findReceipt(tx, table, key)
  if (!winner) throw new Error('a submission with this key was rolled back meanwhile')
  return sameReceipt(winner, bodyHash).reference
}
