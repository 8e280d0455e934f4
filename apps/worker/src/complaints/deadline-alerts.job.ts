import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { deadlineOf } from '@sillar/domain/complaint/days-left'
import { alertOf, alertTemplate } from '@sillar/domain/complaint/deadline-alert'
import type { DayRule } from '@sillar/domain/complaint/response-deadline'
import { inTransaction, type Pool, type Transaction } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import { queues, type Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

type Context = { boss: PgBoss; pool: Pool; logger: Logger; clock: () => Date }
type Open = { id: string; reference: string; dueOn: string; ruleKind: DayRule['kind'] }

/** From eight to six, every hour: an hour that was missed is made up for by the next, and nobody is told twice. */
export async function workOnDeadlineAlerts(context: Context): Promise<void> {
  await context.boss.schedule(queues.complaintAlerts, '0 8-18 * * *', {}, { tz: 'America/Lima' })
  await context.boss.work(queues.complaintAlerts, { pollingIntervalSeconds: 5 }, async () => {
    const told = await queueDeadlineAlerts(context)
    if (told.length > 0) context.logger.warn({ references: told }, 'complaints are near their deadline')
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
