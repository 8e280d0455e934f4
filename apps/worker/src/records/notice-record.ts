import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { NoticeKind } from '@app/domain/lead/lead-notice'
import type { Queryable } from '@app/platform/database/pool'

export type Recipient = { id: string; name: string; email: string; language: 'es' | 'en'; isManager: boolean }

/** The data of a lead that a notice shows, without the name of the person. */
export type NoticedLead = {
  id: string
  reference: string
  /** Null if the lead is about no project. */
  project: string | null
  receivedAt: Date
  nextStepAt: Date | null
  isAnswered: boolean
  hasOwner: boolean
}

export type StoredNotice = {
  id: string
  kind: NoticeKind
  step: string
  recipient: Recipient
  lead: NoticedLead | null
}

const leadColumns = `l.id, l.reference, coalesce(p.name, nullif(l.project_slug, '${GENERAL_QUESTION}')) as project,
  w.received_at as "receivedAt", w.next_step_at as "nextStepAt", w.owner_id is not null as "hasOwner",
  w.first_answer_at is not null or w.state <> 'new' as "isAnswered"`
const leadTables = `lead_work w join leads l on l.id = w.lead_id left join projects p on p.slug = l.project_slug`

/** Returns a notice, or undefined if the account of its recipient was closed or deleted. */
export async function loadNotice(db: Queryable, id: string): Promise<StoredNotice | undefined> {
  const { rows } = await db.query<
    Omit<StoredNotice, 'lead' | 'recipient'> & { lead: string | null; recipient: Recipient }
  >(
    `select n.id, n.kind, n.step, n.lead_id as lead, json_build_object('id', u.id, 'name', u.name, 'email', u.email,
       'language', u.language, 'isManager', u.role = 'manager') as recipient
     from lead_notices n join users u on u.id = n.recipient_id and u.role <> 'closed' where n.id = $1`,
    [id],
  )
  const notice = rows[0]
  if (!notice) return undefined
  const { rows: leads } = await db.query<NoticedLead>(`select ${leadColumns} from ${leadTables} where l.id = $1`, [
    notice.lead,
  ])
  return { ...notice, lead: leads[0] ?? null }
}

/** Returns the leads of a list that still wait for an answer, oldest first. */
export async function loadListedLeads(db: Queryable, list: string): Promise<NoticedLead[]> {
  const { rows } = await db.query<NoticedLead>(
    `select ${leadColumns} from ${leadTables}
     where w.state = 'new' and w.first_answer_at is null
       and w.lead_id in (select lead_id from lead_notices where list_id = $1)
     order by w.received_at`,
    [list],
  )
  return rows
}

/** Returns the leads that wait for an answer from a user, oldest first. Managers answer for leads without an owner. */
export async function loadWaitingLeads(db: Queryable, { id, isManager }: Recipient): Promise<NoticedLead[]> {
  const { rows } = await db.query<NoticedLead>(
    `select ${leadColumns} from ${leadTables}
     where w.state = 'new' and w.first_answer_at is null and (w.owner_id = $1 or ($2 and w.owner_id is null))
     order by w.received_at limit 200`,
    [id, isManager],
  )
  return rows
}

/** Returns the leads of a user whose next step is due before an instant, earliest first. */
export async function loadSteps(db: Queryable, { id }: Recipient, before: Date): Promise<NoticedLead[]> {
  const { rows } = await db.query<NoticedLead>(
    `select ${leadColumns} from ${leadTables}
     where w.owner_id = $1 and w.next_step_at < $2 and w.state not in ('won', 'lost')
     order by w.next_step_at limit 200`,
    [id, before],
  )
  return rows
}
