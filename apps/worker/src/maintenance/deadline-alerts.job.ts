import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf } from '@app/domain/complaint/days-left'
import { alertOf, alertTemplate } from '@app/domain/complaint/deadline-alert'
import type { DayRule } from '@app/domain/complaint/response-deadline'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'

type Context = { pool: Pool; clock: () => Date }
type OpenComplaint = { id: string; reference: string; dueOn: string; ruleKind: DayRule['kind'] }

/** If a run fails, the next run queues its alerts. */
export const deadlineAlerts = scheduledJob<Context>({
  name: 'complaint-alerts',
  role: 'deliver',
  schedule: schedules.hourly(8, 18),
  late: 'Customer service gets no warning before the legal deadline of a complaint: look at Reclamos in the panel today.',
  run: async (context, { log }) => {
    const references = await queueDeadlineAlerts(context)
    if (references.length > 0) log.warn({ references }, 'complaints are near their deadline')
  },
})

/** Queues the alerts that are due. A unique index on the deliveries prevents duplicates. */
async function queueDeadlineAlerts({ pool, clock }: Context): Promise<string[]> {
  const today = limaDateOf(clock())
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<OpenComplaint>(
      `select id, reference, due_on as "dueOn", rule_kind as "ruleKind" from complaints
       where status <> 'answered' order by due_on`,
    )
    const dueAlerts = rows.flatMap((complaint) => {
      const days = alertOf(deadlineOf(today, complaint.dueOn, complaint.ruleKind))
      return days === undefined ? [] : [{ ...complaint, template: alertTemplate(days) }]
    })
    return insertNewAlerts(tx, dueAlerts)
  })
}

type Alert = OpenComplaint & { template: string }

/** Returns the references of the alerts that were not queued before. */
async function insertNewAlerts(tx: Transaction, alerts: Alert[]): Promise<string[]> {
  const { rows } = await tx.query<{ reference: string }>(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'complaint', a.id, a.reference, a.template, 'waiting', now()
     from json_to_recordset($1) as a(id text, reference text, template text)
     on conflict do nothing returning reference`,
    [JSON.stringify(alerts)],
  )
  return rows.map(({ reference }) => reference)
}
