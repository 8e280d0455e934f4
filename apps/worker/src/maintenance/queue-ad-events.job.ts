import { AD_EVENT_DAYS, adStages } from '@app/domain/ads/ad-event'
import type { Pool } from '@app/platform/database/pool'
import type { AdSettings } from '../deliveries/ad-settings'
import { scheduledJob, schedules } from '../jobs/job'
import { adPermission } from '../records/ad-permission'

type Context = { pool: Pool; ads: AdSettings }

const isOff = ({ ads }: Context) => !ads.meta && !ads.google

/** Reports the stages of leads to advertising. It is off until a platform is connected. */
export const queueAdEvents = scheduledJob<Context>({
  name: 'ad-events',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Advertising does not learn which clicks became customers.',
  isOff,
  run: async (context, { log }) => {
    const eventCount = await queueReachedStages(context)
    if (eventCount > 0) log.info({ events: eventCount }, 'stages of leads are reported to advertising')
  },
})

/**
 * Queues one delivery per lead, stage and platform, and returns their number. A unique index skips deliveries that are
 * already queued. The lead must have an ad click of the platform and a consent to advertising.
 */
async function queueReachedStages({ pool, ads }: Context): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select distinct ad.integration::enum_deliveries_integration, 'lead'::enum_deliveries_subject_kind, l.id::text,
       l.reference, e."to", 'waiting'::enum_deliveries_status, now()
     from lead_events e join leads l on l.id = e.lead_id
       cross join lateral (values ('meta-ads', l.fbclid, $3::boolean), ('google-ads', coalesce(l.gclid, l.gbraid, l.wbraid), $4::boolean))
         ad(integration, click, connected)
     where e."to" = any($1) and e.kind in ('state', 'contact') and e.created_at > now() - make_interval(days => ${AD_EVENT_DAYS})
       and ad.connected and ad.click is not null
       and exists (${adPermission('mail', '$2')} union all ${adPermission('call', '$2')})
     on conflict do nothing`,
    [adStages, ads.consentVersions, Boolean(ads.meta), Boolean(ads.google)],
  )
  return rowCount ?? 0
}
