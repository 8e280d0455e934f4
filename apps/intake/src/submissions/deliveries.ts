import type { Transaction } from '@app/platform/database/pool'
import type { Integration } from '@app/platform/queue/queues'

export type NewDelivery = {
  integration: Integration
  subjectKind: 'lead' | 'referral' | 'referred-person' | 'complaint' | 'privacy-request' | 'waiting-entry'
  subjectId: string
  template?: string
  /** True if the delivery has to wait until the attachment is inspected. */
  isHeld?: boolean
}

/** Inserts the deliveries in the submission's transaction. The worker polls the table for them. */
export async function insertDeliveries(
  tx: Transaction,
  { reference, requestId }: { reference: string; requestId: string },
  deliveries: NewDelivery[],
): Promise<void> {
  await tx.query(
    `insert into deliveries (integration, subject_kind, subject_id, template, status, reference, request_id, first_queued_at)
     select d.integration::enum_deliveries_integration, d."subjectKind"::enum_deliveries_subject_kind, d."subjectId",
            d.template, (case when d."isHeld" then 'held' else 'waiting' end)::enum_deliveries_status, $1, $2, now()
     from json_to_recordset($3) as d(integration text, "subjectKind" text, "subjectId" text, template text, "isHeld" boolean)`,
    [reference, requestId, JSON.stringify(deliveries)],
  )
}
