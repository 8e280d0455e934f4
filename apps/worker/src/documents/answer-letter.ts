import { createHash } from 'node:crypto'
import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import type { Pool } from '@app/platform/database/pool'
import type { FileStore } from '@app/platform/storage/file-store'
import { answerPdfInThread } from './document-thread'

type LetterStores = { pool: Pool; privateStore: FileStore }
type StoredLetter = { key: string; hash: string }

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Returns the answer letter of a complaint. It is rendered only once, because the hash in the complaint book proves
 * which letter was sent. If two mails render it at once, the first stored key wins and the nightly sweep deletes the
 * other file.
 */
export async function answerLetter(
  { pool, privateStore }: LetterStores,
  complaintId: string,
  complaint: StoredComplaint,
  company: Company,
): Promise<Uint8Array> {
  const storedLetter = await findStoredLetter(pool, complaintId)
  if (storedLetter) return readLetter(privateStore, storedLetter)
  const bytes = await answerPdfInThread(complaint, company)
  // The key is the hash of the content, so a second letter cannot overwrite the first.
  const hash = sha256(bytes)
  const key = `answers/${hash}.pdf`
  await privateStore.put(key, bytes, 'application/pdf')
  const { rowCount } = await pool.query(
    `update complaints set answer_pdf_key = $2, answer_pdf_hash = $3, updated_at = now()
     where id = $1 and answer_pdf_key is null`,
    [complaintId, key, hash],
  )
  if (rowCount === 1) return bytes
  const winningLetter = await findStoredLetter(pool, complaintId)
  if (!winningLetter) throw new Error('the complaint of the answer no longer exists')
  return readLetter(privateStore, winningLetter)
}

async function findStoredLetter(pool: Pool, complaintId: string): Promise<StoredLetter | undefined> {
  const { rows } = await pool.query<StoredLetter>(
    'select answer_pdf_key as key, answer_pdf_hash as hash from complaints where id = $1 and answer_pdf_key is not null',
    [complaintId],
  )
  return rows[0]
}

async function readLetter(privateStore: FileStore, { key, hash }: StoredLetter): Promise<Uint8Array> {
  const bytes = await privateStore.get(key)
  if (sha256(bytes) !== hash) throw new Error('the stored answer letter does not match its hash')
  return bytes
}
