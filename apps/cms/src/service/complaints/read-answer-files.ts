import type { Pool } from '@app/platform/database/pool'
import type { ComplaintAnswerFile } from '../../platform/payload-types'

export type AnswerFileRow = Pick<ComplaintAnswerFile, 'id' | 'name' | 'size' | 'scan'>

export async function readAnswerFiles(pool: Pool, complaintId: string): Promise<AnswerFileRow[]> {
  const { rows } = await pool.query<AnswerFileRow>(
    'select id, name, size, scan from complaint_answer_files where complaint_id = $1 order by position',
    [complaintId],
  )
  return rows
}
