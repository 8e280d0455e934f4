import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { deadlineOf } from '@sillar/domain/complaint/days-left'
import { alertOf, alertTemplate } from '@sillar/domain/complaint/deadline-alert'
import type { DayRule } from '@sillar/domain/complaint/response-deadline'
import { inTransaction, type Pool, type Transaction } from '@sillar/platform/database/pool'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import { queues, type Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { type Scheduled, schedules } from '../jobs/scheduled'

type Context = { boss: PgBoss; pool: Pool; clock: () => Date }
type Open = { id: string; reference: string; dueOn: string; ruleKind: DayRule['kind'] }

/** Every hour from 8:00 to 18:00. The next hour makes up for a missed one, and nobody gets the same alert twice. */
export async function workOnDeadlineAlerts(scheduled: Scheduled, context: Context): Promise<void> {
  await scheduled(queues.complaintAlerts, schedules.hourly(8, 18), async ({ log }) => {
    const references = await queueDeadlineAlerts(context)
    if (references.length > 0) log.warn({ references }, 'complaints are near their deadline')
  })
}

/** Whether an alert was sent before is decided by a unique index of the deliveries, not by this code. */
async function queueDeadlineAlerts({ boss, pool, clock }: Context): Promise<string[]> {
  const today = limaDateOf(clock())
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Open>(
      `select id, reference, due_on as "dueOn", rule_kind as "ruleKind" from complaints
       where status = 'received' order by due_on`,
    )
    const reached = rows.flatMap((complaint) => {
      const days = alertOf(deadlineOf(today, complaint.dueOn, complaint.ruleKind))
      return days === undefined ? [] : [{ ...complaint, template: alertTemplate(days) }]
    })
    const told = await newAlerts(tx, reached)
    await queueDeliveries(boss, tx, told)
    return told.map(({ reference }) => reference)
  })
}

type Alert = Open & { template: string }

async function newAlerts(tx: Transaction, alerts: Alert[]) {
  const { rows } = await tx.query<{ id: string; destination: Receiver; reference: string }>(
    `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'complaint', a.id, a.reference, a.template, 'waiting', now()
     from json_to_recordset($1) as a(id text, reference text, template text)
     on conflict do nothing returning id, destination, reference`,
    [JSON.stringify(alerts)],
  )
  return rows
}
