import { limaDateOf } from '@app/domain/calendar/lima-date'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { queueStaffMail } from '@app/platform/queue/queue-staff-mail'
import { scheduledJob, schedules } from '../jobs/job'
import { lastWeekOf, WEEKLY_FIGURES, type WeeklyFiguresSubject } from '../records/weekly-figures-record'

type Context = { pool: Pool; clock: () => Date }

/** Runs every day, so a report that failed on Monday is sent on Tuesday. */
export const weeklyFigures = scheduledJob<Context>({
  name: 'weekly-figures',
  role: 'deliver',
  schedule: schedules.daily(8, 0),
  late: 'Managers do not get the figures of last week.',
  run: async (context, { log }) => {
    const count = await queueWeeklyFigures(context)
    if (count > 0) log.info({ count }, 'the figures of last week are on their way')
  },
})

/** Queues the figures of last week for each manager and administrator who has none yet, and returns their number. */
export const queueWeeklyFigures = ({ pool, clock }: Context): Promise<number> =>
  inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [WEEKLY_FIGURES])
    const week = lastWeekOf(limaDateOf(clock()))
    const { rows } = await tx.query<{ id: string }>(
      `select u.id from users u where u.role in ('manager', 'admin') and not exists (
         select from deliveries d where d.template = $1
           and d.subject_id = format('{"week":"%s","account":"%s"}', $2::text, u.id))`,
      [WEEKLY_FIGURES, week],
    )
    for (const { id } of rows)
      await queueStaffMail(tx, {
        template: WEEKLY_FIGURES,
        subject: { week, account: id } satisfies WeeklyFiguresSubject,
        reference: `week ${week}`,
      })
    return rows.length
  })
