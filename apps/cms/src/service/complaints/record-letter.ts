import { limaDateOf } from '@app/domain/calendar/lima-date'
import { type LetterDelivery, type LetterProblem, letterProblem } from '@app/domain/complaint/answer-by-letter'
import { inTransaction, type Pool } from '@app/platform/database/pool'

type RecordedLetter = {
  complaintId: string
  delivery: LetterDelivery
  /** The name of the user. */
  by: string
}
export type LetterResult = 'done' | 'unknown' | 'not answered' | 'recorded before' | LetterProblem

/**
 * Records that the letter with the answer was handed over or sent. It is recorded once; an answer by letter then counts
 * as given.
 */
export async function recordLetter(pool: Pool, { complaintId, delivery, by }: RecordedLetter): Promise<LetterResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ answeredAt: Date | null; isRecorded: boolean }>(
      `select answered_at as "answeredAt", letter_recorded_at is not null as "isRecorded" from complaints
       where id = $1 for no key update`,
      [complaintId],
    )
    const complaint = rows[0]
    if (!complaint) return 'unknown'
    if (!complaint.answeredAt) return 'not answered'
    if (complaint.isRecorded) return 'recorded before'
    const days = { today: limaDateOf(new Date()), writtenOn: limaDateOf(complaint.answeredAt) }
    const problem = letterProblem(delivery, days)
    if (problem) return problem
    await tx.query(
      `update complaints set status = 'answered', letter_delivered_on = $2, letter_method = $3, letter_detail = $4,
         letter_recorded_by = $5, letter_recorded_at = now(), updated_at = now() where id = $1`,
      [complaintId, delivery.on, delivery.method, delivery.detail.trim(), by],
    )
    return 'done'
  })
}
