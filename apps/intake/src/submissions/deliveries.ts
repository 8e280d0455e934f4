import { isDatabaseOutage } from '@app/platform/database/database-outage'
import type { Transaction } from '@app/platform/database/pool'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import type { Integration } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

export type NewDelivery = {
  integration: Integration
  subjectKind: 'lead' | 'referral' | 'referred-person' | 'complaint' | 'privacy-request'
  subjectId: string
  template?: string
  /** True if the delivery has to wait until the attachment is inspected. */
  held?: boolean
}

/**
 * Thrown if the worker has not created the queue yet. The submission is rejected, because its deliveries would have no
 * job.
 */
export class QueueNotReady extends Error {
  override name = 'QueueNotReady'
}

/**
 * Inserts the deliveries and their jobs in the submission's transaction. Each integration has its own insert, because
 * the intake's database role may read back only the ids.
 */
export async function enqueueDeliveries(
  tx: Transaction,
  boss: PgBoss,
  { reference, requestId }: { reference: string; requestId: string },
  deliveries: NewDelivery[],
) {
  for (const [integration, group] of Map.groupBy(deliveries, (delivery) => delivery.integration)) {
    const { rows } = await tx.query<{ id: string }>(
      `insert into deliveries (integration, subject_kind, subject_id, template, status, reference, first_queued_at)
       select d.integration::enum_deliveries_integration, d."subjectKind"::enum_deliveries_subject_kind, d."subjectId",
              d.template, (case when d.held then 'held' else 'waiting' end)::enum_deliveries_status, $1, now()
       from json_to_recordset($2) as d(integration text, "subjectKind" text, "subjectId" text, template text, held boolean)
       returning id`,
      [reference, JSON.stringify(group)],
    )
    const waitingDeliveries = rows.map(({ id }) => ({ id, integration, requestId }))
    await queueDeliveries(boss, tx, waitingDeliveries).catch((error: unknown) => {
      throw isDatabaseOutage(error) ? error : new QueueNotReady('the queue does not exist yet', { cause: error })
    })
  }
}
