import { PRIVACY_ANSWER } from '@app/domain/privacy/privacy-answer'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { StoredFile } from '../../platform/storage/store-answer-files'

type Answer = { requestId: string; text: string; files: StoredFile[]; staff: { id: string; name: string } }

/**
 * Stores an answer with its files and queues its mail in one transaction. The privacy request stays open. Returns the
 * id of the answer, or undefined if the privacy request is unknown or closed. A repeated call with the same text
 * returns the first answer, so a retry sends no second mail.
 */
export async function sendAnswer(pool: Pool, { requestId, text, files, staff }: Answer): Promise<string | undefined> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ reference: string }>(
      `update privacy_requests set handler_id = coalesce(handler_id, $2), updated_at = now()
       where id = $1 and state <> 'closed' returning reference`,
      [requestId, staff.id],
    )
    const request = rows[0]
    if (!request) return undefined
    const sameAnswer = await tx.query<{ id: string }>(
      'select id from privacy_answers where request_id = $1 and text = $2',
      [requestId, text],
    )
    if (sameAnswer.rows[0]) return sameAnswer.rows[0].id
    const added = await tx.query<{ id: string }>(
      `insert into privacy_answers (request_id, text, author, created_at) values ($1, $2, $3, clock_timestamp())
       returning id`,
      [requestId, text, staff.name],
    )
    const answerId = added.rows[0]?.id
    if (!answerId) throw new Error('the answer was not stored')
    await tx.query(
      `insert into privacy_answer_files (answer_id, position, key, name, type, size, hash)
       select $1::uuid, f.position, f.key, f.name, f.type, f.size, f.hash from json_to_recordset($2)
         as f(position int, key text, name text, type text, size int, hash text)`,
      [answerId, JSON.stringify(files.map((file, index) => ({ position: index + 1, ...file })))],
    )
    await tx.query(
      `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       values ('mail', 'privacy-request', $1, $2, $3, 'waiting', now())`,
      [answerId, request.reference, PRIVACY_ANSWER],
    )
    return answerId
  })
}
