import type { PrivacyRequestState, PrivacyRight } from '@app/domain/privacy/privacy-choices'
import type { Queryable } from '@app/platform/database/pool'

export type ListedRequest = {
  id: string
  reference: string
  kind: PrivacyRight
  state: PrivacyRequestState
  name: string
  receivedOn: string
  dueOn: string
  handler: string | null
  closedAt: Date | null
}

const MAX_LISTED = 200

const columns = `q.id, q.reference, q.kind, q.state, q.first_name || ' ' || q.last_name as name,
  q.received_on::text as "receivedOn", q.due_on::text as "dueOn", u.name as handler, q.closed_at as "closedAt"`

/**
 * Lists open requests by deadline, or closed requests with the newest first. Among requests with the same deadline,
 * unconfirmed requests are last.
 */
export async function listRequests(db: Queryable, status: 'waiting' | 'closed'): Promise<ListedRequest[]> {
  const [condition, order] =
    status === 'closed'
      ? [`q.state = 'closed'`, 'q.closed_at desc']
      : [`q.state <> 'closed'`, `q.due_on, q.state = 'unconfirmed', q.created_at`]
  const { rows } = await db.query<ListedRequest>(
    `select ${columns} from privacy_requests q left join users u on u.id = q.handler_id
     where ${condition} order by ${order} limit ${MAX_LISTED}`,
  )
  return rows
}

export type PrivacyRequest = ListedRequest & {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  documentTypeId: number
  document: string
  detail: string | null
  locale: 'es' | 'en'
  termDays: number
  createdAt: Date
  confirmedAt: Date | null
  outcome: string | null
}

export async function readRequest(db: Queryable, id: string): Promise<PrivacyRequest | undefined> {
  const { rows } = await db.query<PrivacyRequest>(
    `select ${columns}, q.first_name as "firstName", q.last_name as "lastName", q.email, q.phone,
       q.document_type_id as "documentTypeId", q.document, q.detail, q.locale, q.term_days as "termDays",
       q.created_at as "createdAt", q.confirmed_at as "confirmedAt", q.outcome
     from privacy_requests q left join users u on u.id = q.handler_id where q.id = $1`,
    [id],
  )
  return rows[0]
}
