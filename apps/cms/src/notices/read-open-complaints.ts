import { limaDateOf } from '@app/domain/calendar/lima-date'
import { type Deadline, deadlineOf } from '@app/domain/complaint/days-left'
import type { DayRule } from '@app/domain/complaint/response-deadline'
import type { Queryable } from '@app/platform/database/pool'

type ComplaintRow = {
  id: string
  reference: string
  name: string
  claimType: string
  dueOn: string
  ruleKind: DayRule['kind']
  /** True if the answer is written but its letter has not been delivered. */
  isLetter: boolean
}
export type OpenComplaint = ComplaintRow & { deadline: Deadline }

/** Returns the complaints without an answer or with an undelivered letter. The next deadline comes first. */
export async function readOpenComplaints(db: Queryable, now: Date): Promise<OpenComplaint[]> {
  const { rows } = await db.query<ComplaintRow>(
    `select id, reference, first_name || ' ' || last_name as name, claim_type::text as "claimType", due_on::text as "dueOn",
       rule_kind::text as "ruleKind", status = 'letter' as "isLetter"
     from complaints where status <> 'answered' order by due_on, year, number`,
  )
  const today = limaDateOf(now)
  return rows.map((row) => ({ ...row, deadline: deadlineOf(today, row.dueOn, row.ruleKind) }))
}
