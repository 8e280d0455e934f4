import type { LeadState } from '@app/domain/lead/lead-state'
import type { Queryable } from '@app/platform/database/pool'
import { type LeadFilter, NO_OWNER, NO_SOURCE, searchQuery } from './lead-filter'
import { milestoneCondition } from './lead-milestones'

export const LEADS_PER_PAGE = 25

export type ListedLead = {
  id: string
  reference: string
  firstName: string
  lastName: string
  email: string
  phone: string
  locale: 'es' | 'en'
  kind: string
  project: string
  source: string | null
  receivedAt: Date
  state: LeadState
  ownerId: string | null
  owner: string | null
  nextStep: string | null
  nextStepAt: Date | null
  firstAnswerAt: Date | null
}

type Condition = { text: string; values: unknown[] }

/** Joins the conditions and renumbers their placeholders. */
function joinConditions(conditions: (Condition | false | undefined)[], from = 1): Condition {
  const values: unknown[] = []
  const texts = conditions.flatMap((condition) => {
    if (!condition) return []
    const text = condition.text.replace(/\$(\d+)/g, (_, number) => `$${from + values.length + Number(number) - 1}`)
    values.push(...condition.values)
    return [text]
  })
  return { text: texts.length > 0 ? texts.join(' and ') : 'true', values }
}

const choiceCondition = (column: string, choices: string[], noneChoice: string, type: string): Condition | false => {
  if (choices.length === 0) return false
  const condition = {
    text: `${column} = any($1::${type}[])`,
    values: [choices.filter((choice) => choice !== noneChoice)],
  }
  return choices.includes(noneChoice) ? { ...condition, text: `(${condition.text} or ${column} is null)` } : condition
}

export function whereClause(filter: LeadFilter): Condition {
  const query = searchQuery(filter.text)
  return joinConditions([
    // PostgreSQL evaluates the array once and uses the index. With `in (select …)` it would compute `lead_words`
    // for every lead.
    query !== undefined && {
      text: `w.lead_id = any(array(select l.id from leads l where lead_words(l.first_name, l.last_name, l.email, l.phone,
        l.document, l.reference) @@ $1::tsquery))`,
      values: [query],
    },
    filter.states.length > 0 && { text: 'w.state = any($1::enum_lead_work_state[])', values: [filter.states] },
    choiceCondition('w.owner_id', filter.owners, NO_OWNER, 'uuid'),
    filter.projects.length > 0 && { text: 'w.project = any($1::text[])', values: [filter.projects] },
    filter.kinds.length > 0 && { text: 'w.kind = any($1::enum_lead_work_kind[])', values: [filter.kinds] },
    choiceCondition('w.source', filter.sources, NO_SOURCE, 'text'),
    // A person can be contacted only with a consent of the lead, so this condition excludes leads without one before
    // the slower function runs.
    filter.acceptsBy.length > 0 && {
      text: `w.lead_id in (select lead_id from consents where purpose = 'marketing' and granted)`,
      values: [],
    },
    ...filter.acceptsBy.map((channel) => ({
      text: `exists (select from contact_permissions(w.lead_id, 'marketing', $1::contact_channel))`,
      values: [channel],
    })),
    filter.isWaiting && { text: `w.state = 'new' and w.first_answer_at is null`, values: [] },
    filter.isOverdue && { text: `w.next_step_at < now() and w.state not in ('won', 'lost')`, values: [] },
    filter.reached && milestoneCondition(filter.reached),
    filter.days !== undefined && { text: `w.received_at > now() - make_interval(days => $1)`, values: [filter.days] },
  ])
}

/**
 * The columns of `ListedLead`. The query must use the aliases `l` for leads, `w` for lead_work and `u` for the owner.
 */
export const leadColumns = `l.id, l.reference, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.locale,
  w.kind, w.project, w.source, w.received_at as "receivedAt", w.state, w.owner_id as "ownerId", u.name as owner,
  w.next_step as "nextStep", w.next_step_at as "nextStepAt", w.first_answer_at as "firstAnswerAt"`

type Statement = { text: string; values: unknown[] }

/** Returns the query of one page. It selects the ids first, because joining all leads would be slow. */
export function pageStatement(filter: LeadFilter, limit = LEADS_PER_PAGE): Statement {
  const { text, values } = whereClause(filter)
  const direction = filter.order === 'oldest' ? 'asc' : 'desc'
  return {
    text: `with page as materialized (
        select w.id from lead_work w where ${text}
        order by w.received_at ${direction}, w.id ${direction} limit ${limit} offset ${(filter.page - 1) * LEADS_PER_PAGE})
      select ${leadColumns} from page join lead_work w using (id) join leads l on l.id = w.lead_id
      left join users u on u.id = w.owner_id order by w.received_at ${direction}, w.id ${direction}`,
    values,
  }
}

/** Above this number, the list shows "más de 10.000" instead of the exact count. */
export const MAX_COUNT = 10_000

export function countStatement(filter: LeadFilter): Statement {
  const { text, values } = whereClause(filter)
  return {
    text: `select count(*)::int as count from (select from lead_work w where ${text} limit ${MAX_COUNT + 1}) found`,
    values,
  }
}

export async function listLeads(db: Queryable, filter: LeadFilter): Promise<{ leads: ListedLead[]; count: number }> {
  const [page, total] = await Promise.all([
    db.query<ListedLead>(pageStatement(filter)),
    db.query<{ count: number }>(countStatement(filter)),
  ])
  return { leads: page.rows, count: total.rows[0]?.count ?? 0 }
}
