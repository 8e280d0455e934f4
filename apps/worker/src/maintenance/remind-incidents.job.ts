import { dueReminder, INCIDENT_REMINDER, notifyingEvents } from '@app/domain/incident/incident'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'

type Context = { pool: Pool; clock: () => Date }

/** If a run fails, the next run queues the last reminder that is due. */
export const remindIncidents = scheduledJob<Context>({
  name: 'incident-reminders',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Staff are not reminded that the authority must be notified of an incident.',
  run: async (context, { log }) => {
    const count = await remindOfIncidents(context)
    if (count > 0) log.info({ count }, 'staff were reminded of an incident')
  },
})

/**
 * Queues the due reminder of each incident for every administrator and privacy officer. A unique index prevents
 * duplicates.
 */
export async function remindOfIncidents({ pool, clock }: Context): Promise<number> {
  const { rows } = await pool.query<{ id: string; reference: string; dueAt: Date }>(
    `select i.id, i.reference, i.due_at as "dueAt" from incidents i
     where not exists (select from incident_events e where e.incident_id = i.id
       and (e.kind = 'closed' or e.kind::text = any($1)))`,
    [notifyingEvents],
  )
  let count = 0
  for (const { id, reference, dueAt } of rows) {
    const step = dueReminder(dueAt, clock())
    if (!step) continue
    const { rowCount } = await pool.query(
      `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       select 'mail', 'lead', json_build_object('incident', $1::text, 'account', u.id::text, 'step', $2::text)::text, $3, $4,
         'waiting', now()
       from users u where u.role in ('privacy', 'admin')
       on conflict do nothing`,
      [id, step, reference, INCIDENT_REMINDER],
    )
    count += rowCount ?? 0
  }
  return count
}
