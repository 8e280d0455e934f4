import { PRIVACY_NOTICE } from '@app/domain/privacy/privacy-answer'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'

type Context = { pool: Pool }

/** If a run fails, the next run queues its notices. */
export const noticePrivacyRequests = scheduledJob<Context>({
  name: 'privacy-notices',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Privacy officers get no mail about new requests: look at Solicitudes de privacidad in the panel today.',
  run: async ({ pool }, { log }) => {
    const count = await queuePrivacyNotices(pool)
    if (count > 0) log.info({ count }, 'privacy officers were notified of a request')
  },
})

/**
 * Queues a notice of each new request for every privacy officer, or for every administrator if there is no privacy
 * officer. An invited person who has not joined yet does not count, because no one would read the notice. An index
 * prevents duplicates. Older requests are left out, so a new account does not get mails about them.
 */
export async function queuePrivacyNotices(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'privacy-request', json_build_object('request', q.id::text, 'account', u.id::text)::text, q.reference, $1,
       'waiting', now()
     from privacy_requests q
     cross join (select id, role from users where joined_at is not null or invited_at is null) u
     where q.state <> 'closed' and q.created_at > now() - interval '1 day'
       and u.role::text = case when exists (
         select from users where role = 'privacy' and (joined_at is not null or invited_at is null)
       ) then 'privacy' else 'admin' end
     on conflict do nothing`,
    [PRIVACY_NOTICE],
  )
  return rowCount ?? 0
}
