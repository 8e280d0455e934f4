import { createHash } from 'node:crypto'
import { rejection } from './submission-error'

// A browser may send the same submission twice: after a timeout, from its offline queue, or by a double click. The key
// identifies the submission, the hash its content: the same key and content get the same receipt, never a second
// record.

export type Submission<Input> = { input: Input; key: string; bodyHash: string; requestId: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const TEN_MINUTES = 10 * 60 * 1000

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The schema returns its fields in a fixed order, so equal content gives an equal hash. */
export const bodyHashOf = (input: unknown, attachmentHash?: string) =>
  sha256(JSON.stringify(attachmentHash ? [input, attachmentHash] : [input]))

export function keyFromHeader(header: string | string[] | undefined): string {
  const value = Array.isArray(header) ? header[0] : header
  if (value && uuid.test(value)) return value.toLowerCase()
  throw rejection(400, 'Idempotency-Key', 'submission.key.invalid')
}

/** A plain form cannot send a key, so the same content within ten minutes counts as the same submission. */
export const keyFromContent = (form: string, bodyHash: string, now: Date) =>
  `${form}:${Math.floor(now.getTime() / TEN_MINUTES)}:${bodyHash}`

export type StoredReceipt = { reference: string; bodyHash: string }

/** Returns the receipt of the first submission; throws if the key was used for other content. */
export function sameReceipt<Stored extends StoredReceipt>(stored: Stored, bodyHash: string): Stored {
  if (stored.bodyHash === bodyHash) return stored
  throw rejection(409, 'Idempotency-Key', 'submission.key.reused')
}
