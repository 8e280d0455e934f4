import { createHash } from 'node:crypto'
import { inTransaction, type Pool } from '@sillar/platform/database/pool'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { Company } from '../deliver/company'
import type { StoredComplaint } from '../deliver/complaint-record'
import { answerPdfInThread } from '../deliver/pdf-thread'

type Store = { pool: Pool; privateStore: FileStore }
type Kept = { key: string | null; hash: string | null }

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * The answer on paper, made once. The consumer's mail and the copy carry the same bytes, and the hash in the complaint
 * book tells years later whether a paper is the one that was sent. The lock makes the second mail wait for the first's.
 */
export async function answerPaper(
  { pool, privateStore }: Store,
  complaintId: string,
  complaint: StoredComplaint,
  company: Company,
): Promise<Uint8Array> {
  return inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`answer ${complaintId}`])
    const { rows } = await tx.query<Kept>(
      'select answer_pdf_key as key, answer_pdf_hash as hash from complaints where id = $1',
      [complaintId],
    )
    const kept = rows[0]
    if (kept?.key) {
      const bytes = await privateStore.get(kept.key)
      if (sha256(bytes) !== kept.hash) throw new Error('the stored answer is not the one that was made')
      return bytes
    }
    const bytes = await answerPdfInThread(complaint, company)
    // Named by its content: a commit that fails leaves a file that no later one overwrites.
    const hash = sha256(bytes)
    const key = `answers/${hash}.pdf`
    await privateStore.put(key, bytes, 'application/pdf')
    await tx.query(
      'update complaints set answer_pdf_key = $2, answer_pdf_hash = $3, updated_at = now() where id = $1',
      [complaintId, key, hash],
    )
    return bytes
  })
}
