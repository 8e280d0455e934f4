import { createHash } from 'node:crypto'
import { rejection } from './submission-error'

// A browser may send a submission twice, for example after a timeout or from its outbox. The key identifies the
// submission and the hash its fields, so a repeated submission gets the first receipt and no second record.

export type Submission<Input> = { input: Input; key: string; bodyHash: string; requestId: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const TEN_MINUTES_MS = 10 * 60 * 1000

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/**
 * Returns a hash of the input and the attachment. The schema returns its fields in a fixed order, so equal input has an
 * equal hash.
 */
export const bodyHashOf = (input: unknown, attachmentHash?: string) =>
  sha256(JSON.stringify(attachmentHash ? [input, attachmentHash] : [input]))

export function keyFromHeader(header: string | string[] | undefined): string {
  const value = Array.isArray(header) ? header[0] : header
  if (value && uuid.test(value)) return value.toLowerCase()
  throw rejection(400, 'Idempotency-Key', 'submission.key.invalid')
}

/**
 * Returns a key for a plain form, which cannot send one. Equal forms in the same ten-minute window are one submission.
 */
export const keyFromContent = (form: string, bodyHash: string, now: Date) =>
  `${form}:${Math.floor(now.getTime() / TEN_MINUTES_MS)}:${bodyHash}`

export type StoredReceipt = { reference: string; bodyHash: string }

/** Returns the stored receipt, or throws if the key was used for a different body. */
export function requireSameBody<Receipt extends StoredReceipt>(receipt: Receipt, bodyHash: string): Receipt {
  if (receipt.bodyHash === bodyHash) return receipt
  throw rejection(409, 'Idempotency-Key', 'submission.key.reused')
}
