import { PRIVACY_ANSWER } from '@app/domain/privacy/privacy-answer'
import type { Queryable } from '@app/platform/database/pool'

export type SentAnswer = {
  id: string
  text: string
  author: string
  at: Date
  /** The state of the mail, or null if its delivery was removed. */
  delivery: 'waiting' | 'held' | 'delivered' | 'skipped' | 'parked' | null
  files: { id: string; name: string; size: number; scan: 'none' | 'pending' | 'clean' | 'infected' | 'unsafe' }[]
}

/** Returns the answers to a request, oldest first. */
export async function readAnswers(db: Queryable, requestId: string): Promise<SentAnswer[]> {
  const { rows } = await db.query<SentAnswer>(
    `select a.id, a.text, a.author, a.created_at as at, d.status::text as delivery,
       coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'scan', f.scan)
         order by f.position) from privacy_answer_files f where f.answer_id = a.id), '[]') as files
     from privacy_answers a left join deliveries d on d.subject_id = a.id::text and d.template = '${PRIVACY_ANSWER}'
     where a.request_id = $1 order by a.created_at`,
    [requestId],
  )
  return rows
}
