import { visitMails } from '@sillar/domain/appointment/visit-state'
import { limaInstant } from '@sillar/domain/appointment/visit-times'
import { addDays, limaDateOf } from '@sillar/domain/calendar/lima-date'
import { inTransaction, type Pool } from '@sillar/platform/database/pool'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import { queues, type Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { type Scheduled, schedules } from '../jobs/scheduled'

type Context = { boss: PgBoss; pool: Pool; clock: () => Date }

/** Every hour from 10:00 to 20:00. The next hour makes up for a missed one, and nobody is reminded twice. */
export async function workOnVisitReminders(scheduled: Scheduled, context: Context): Promise<void> {
  await scheduled(queues.visitReminders, schedules.hourly(10, 20), async ({ log }) => {
    const reminded = await remindOfVisits(context)
    if (reminded > 0) log.info({ reminded }, 'visitors were reminded of tomorrow')
  })
}

/**
 * Who comes tomorrow is told once. The mark and the mail are one commit; a visit that was moved is another time, of which
 * nobody has been reminded. Whoever booked today knows it.
 */
async function remindOfVisits({ boss, pool, clock }: Context): Promise<number> {
  const tomorrow = addDays(limaDateOf(clock()), 1)
  const from = limaInstant(tomorrow, '00:00')
  const until = limaInstant(addDays(tomorrow, 1), '00:00')
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string; destination: Receiver }>(
      `with told as (
         update visits v set reminded_for = starts_at, updated_at = now()
         from leads l where l.id = v.lead_id and l.email <> ''
           and v.state = 'booked' and v.starts_at >= $1 and v.starts_at < $2
           and v.reminded_for is distinct from v.starts_at and v.created_at < $3
         returning v.lead_id, v.reference)
       insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
       select 'mail', 'lead', lead_id::text, reference, $4, 'waiting', now() from told
       returning id, destination`,
      [from, until, limaInstant(limaDateOf(clock()), '00:00'), visitMails.reminder],
    )
    await queueDeliveries(boss, tx, rows)
    return rows.length
  })
}
