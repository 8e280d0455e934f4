import { inTransaction, type Pool } from '@app/platform/database/pool'
import { uuidIs } from '@app/platform/database/uuid-is'
import type { StoredFile } from '../../platform/storage/store-answer-files'

type Answer = {
  complaintId: string
  text: string
  files: StoredFile[]
  /** True if staff chose a letter. Without consent to e-mail, the answer is always a letter. */
  byLetter: boolean
  staff: { name: string; account: string }
}
type AnsweredComplaint = { reference: string; byMail: boolean }

/**
 * Stores the answer with its files and queues its mails in one transaction. An answer by letter waits until staff
 * record that its letter was delivered. Returns undefined if the complaint was already answered.
 */
export async function answerComplaint(
  pool: Pool,
  { complaintId, text, files, byLetter, staff }: Answer,
): Promise<AnsweredComplaint | undefined> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<AnsweredComplaint>(
      `update complaints set answer = $2, answered_at = now(), answered_by = $3, answered_by_account = $4,
         answer_by_letter = $5 or not notify_by_email,
         status = (case when $5 or not notify_by_email then 'letter' else 'answered' end)::enum_complaints_status,
         updated_at = now()
       where ${uuidIs('id', 1)} and status = 'received' returning reference, not answer_by_letter as "byMail"`,
      [complaintId, text, staff.name, staff.account, byLetter],
    )
    const answeredComplaint = rows[0]
    if (!answeredComplaint) return undefined
    await tx.query(
      `insert into complaint_answer_files (complaint_id, position, key, name, type, size, hash)
       select $1::uuid, f.position, f.key, f.name, f.type, f.size, f.hash from json_to_recordset($2)
         as f(position int, key text, name text, type text, size int, hash text)`,
      [complaintId, JSON.stringify(files.map((file, index) => ({ position: index + 1, ...file })))],
    )
    const templates = [...(answeredComplaint.byMail ? ['complaint-answer-consumer'] : []), 'complaint-answer-service']
    await tx.query(
      `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       select 'mail', 'complaint', $1, $2, template, 'waiting', now() from unnest($3::text[]) template`,
      [complaintId, answeredComplaint.reference, templates],
    )
    return answeredComplaint
  })
}
