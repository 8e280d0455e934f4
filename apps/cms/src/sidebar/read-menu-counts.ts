import type { Payload, PayloadRequest } from 'payload'
import { collectionRules } from '../platform/access/access-table'
import { activeRole } from '../platform/access/active-role'
import { may } from '../platform/access/apply-access'
import { payloadPool } from '../platform/database/payload-pool'

export type MenuCounts = Partial<
  Record<'leads' | 'referrals' | 'complaints' | 'privacy-requests' | 'deliveries', number>
>

const MAX_COUNT = 99

type User = PayloadRequest['user']

/** Who sees a count, and the rows that it counts. */
const countedRows: Record<keyof MenuCounts, { isFor: (user: User) => boolean; rows: string }> = {
  leads: {
    isFor: (user) => may(user, 'work on leads'),
    rows: `lead_work where state = 'new' and first_answer_at is null`,
  },
  referrals: {
    isFor: (user) => may(user, 'approve and pay rewards'),
    rows: `referral_rewards where state in ('due', 'approved')`,
  },
  complaints: {
    isFor: (user) => collectionRules.complaints?.read?.includes(activeRole(user) as never) === true,
    rows: `complaints where status <> 'answered'`,
  },
  'privacy-requests': {
    isFor: (user) => may(user, 'handle privacy requests'),
    rows: `privacy_requests where state <> 'closed'`,
  },
  deliveries: { isFor: (user) => may(user, 'send a delivery again'), rows: `deliveries where status = 'parked'` },
}

/**
 * Returns how many records of each page wait for an action of the user, up to 99. Returns no counts if the query fails,
 * because the menu must still render.
 */
export async function readMenuCounts(payload: Payload, user: User): Promise<MenuCounts> {
  const pages = Object.entries(countedRows).filter(([, { isFor }]) => isFor(user))
  if (pages.length === 0) return {}
  const columns = pages.map(
    ([page, { rows }]) => `(select count(*)::int from (select from ${rows} limit ${MAX_COUNT}) counted) as "${page}"`,
  )
  const query = payloadPool(payload).query<Required<MenuCounts>>(`select ${columns.join(', ')}`)
  return query.then(({ rows }) => rows[0] ?? {}).catch(() => ({}))
}
