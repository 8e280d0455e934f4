import { createHash } from 'node:crypto'
import { type AdEvent, isAdStage } from '@app/domain/ads/ad-event'
import type { ClickIds } from '@app/domain/ads/click-id'
import type { DeliverContext, Delivery, Outcome } from '../deliveries/delivery'
import { adPermission } from '../records/ad-permission'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const skipAdEvent = (detail: string): Outcome => ({ outcome: 'skipped', detail, httpStatus: null })

type Row = Omit<AdEvent, 'id' | 'stage' | 'clicks'> & Record<keyof ClickIds, string | null>

/**
 * Loads the stage that a delivery reports, or undefined if the person no longer accepts advertising. The consent may
 * have been withdrawn since the delivery was queued.
 */
export async function loadAdEvent(
  { pool, settings }: DeliverContext,
  delivery: Delivery,
): Promise<AdEvent | undefined> {
  const { template: stage, subjectId } = delivery
  if (!isAdStage(stage)) return undefined
  const { rows } = await pool.query<Row>(
    `select l.created_at as "leadReceivedAt", l.gclid, l.gbraid, l.wbraid, l.fbclid,
       case when exists (${adPermission('mail', '$3')}) then l.email end as email,
       case when exists (${adPermission('call', '$3')}) then l.phone end as phone,
       (select max(e.created_at) from lead_events e where e.lead_id = l.id and e."to" = $2) as "reachedAt"
     from leads l where l.id = $1 and exists (${adPermission('mail', '$3')} union all ${adPermission('call', '$3')})`,
    [subjectId, stage, settings.ads.consentVersions],
  )
  const row = rows[0]
  if (!row?.reachedAt) return undefined
  const { gclid, gbraid, wbraid, fbclid, ...event } = row
  return { ...event, id: delivery.id, stage, clicks: { gclid, gbraid, wbraid, fbclid } }
}
