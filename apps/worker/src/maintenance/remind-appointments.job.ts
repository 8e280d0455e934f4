import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'

type Context = { pool: Pool; clock: () => Date }

/** If a run fails, the next run queues its reminders. */
export const remindAppointments = scheduledJob<Context>({
  name: 'appointment-reminders',
  role: 'deliver',
  schedule: schedules.hourly(10, 20),
  late: 'People with an appointment tomorrow are not reminded.',
  run: async (context, { log }) => {
    const reminderCount = await remindOfAppointments(context)
    if (reminderCount > 0) log.info({ reminded: reminderCount }, 'visitors were reminded of their appointment tomorrow')
  },
})

/**
 * Queues one reminder for each of tomorrow's appointments and returns their number. An appointment booked today gets no
 * reminder, and a moved appointment gets another reminder, because `reminded_for` contains the old time.
 */
async function remindOfAppointments({ pool, clock }: Context): Promise<number> {
  const tomorrow = addDays(limaDateOf(clock()), 1)
  const from = startOfDay(tomorrow)
  const until = startOfDay(addDays(tomorrow, 1))
  const { rowCount } = await pool.query(
    `with reminded_appointments as (
       update appointments v set reminded_for = starts_at, updated_at = now()
       from leads l where l.id = v.lead_id and l.email <> ''
         and v.state = 'booked' and v.starts_at >= $1 and v.starts_at < $2
         and v.reminded_for is distinct from v.starts_at and v.created_at < $3
       returning v.lead_id, v.reference)
     insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'lead', lead_id::text, reference, $4, 'waiting', now() from reminded_appointments`,
    [from, until, startOfDay(limaDateOf(clock())), appointmentMails.reminder],
  )
  return rowCount ?? 0
}
