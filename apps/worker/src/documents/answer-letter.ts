import { createHash } from 'node:crypto'
import type { Company } from '@sillar/documents/company'
import type { StoredComplaint } from '@sillar/documents/complaint-record'
import type { Pool } from '@sillar/platform/database/pool'
import type { FileStore } from '@sillar/platform/storage/file-store'
import { answerPdfInThread } from './pdf-thread'

type Store = { pool: Pool; privateStore: FileStore }
type Kept = { key: string; hash: string }

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Returns the letter of an answer, drawn once. The consumer's mail and the copy have the same bytes, and the hash in the
 * complaint book shows years later whether a letter is the one that was sent. Nothing is locked while it is drawn and
 * stored: if two mails draw it at once, the first to name its file wins, the other sends that one, and the nightly sweep
 * removes the file that no row names.
 */
export async function answerPaper(
  { pool, privateStore }: Store,
  complaintId: string,
  complaint: StoredComplaint,
  company: Company,
): Promise<Uint8Array> {
  const kept = await keptPaper(pool, complaintId)
  if (kept) return readPaper(privateStore, kept)
  const bytes = await answerPdfInThread(complaint, company)
  // Named by its content: no later drawing overwrites it.
  const hash = sha256(bytes)
  const key = `answers/${hash}.pdf`
  await privateStore.put(key, bytes, 'application/pdf')
  const { rowCount } = await pool.query(
    `update complaints set answer_pdf_key = $2, answer_pdf_hash = $3, updated_at = now()
     where id = $1 and answer_pdf_key is null`,
    [complaintId, key, hash],
  )
  if (rowCount === 1) return bytes
  const first = await keptPaper(pool, complaintId)
  if (!first) throw new Error('the complaint of the answer is gone')
  return readPaper(privateStore, first)
}

async function keptPaper(pool: Pool, complaintId: string): Promise<Kept | undefined> {
  const { rows } = await pool.query<Kept>(
    'select answer_pdf_key as key, answer_pdf_hash as hash from complaints where id = $1 and answer_pdf_key is not null',
    [complaintId],
  )
  return rows[0]
}

async function readPaper(privateStore: FileStore, { key, hash }: Kept): Promise<Uint8Array> {
  const bytes = await privateStore.get(key)
  if (sha256(bytes) !== hash) throw new Error('the stored answer is not the one that was made')
  return bytes
}
