import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import { isOpenDay } from '@app/domain/lead/lead-notice'
import { inTransaction } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'
import { loadManagers } from '../records/sales-team'
import type { NoticeContext } from './due-notices.job'
import { insertNotices, queueList } from './queue-notices'

/** Lists the leads that arrived since closing time and today's next steps, 30 minutes before the office opens. */
export const morningList = scheduledJob<NoticeContext>({
  name: 'morning-list',
  role: 'deliver',
  schedule: schedules.daily(8, 30),
  late: 'Sales staff get no list of leads and next steps in the morning.',
  isOff: ({ noticeHours }) => noticeHours === 'off',
  // A repeated run adds nothing to lists that exist.
  queue: { retryLimit: 3, retryDelay: 60 },
  run: async (context, { log }) => {
    const listCount = await sendMorningLists(context)
    if (listCount > 0) log.info({ lists: listCount }, 'staff got their list of the morning')
  },
})

/** Queues one list per person with something to do today, and returns their number. */
export async function sendMorningLists({ pool, clock, noticeHours }: NoticeContext): Promise<number> {
  const now = clock()
  if (noticeHours === 'off' || !isOpenDay(now, noticeHours)) return 0
  const today = limaDateOf(now)
  return inTransaction(pool, async (tx) => {
    const { rows: owners } = await tx.query<{ owner: string | null; leads: string[] }>(
      `select w.owner_id as owner,
         coalesce(array_agg(w.lead_id) filter (where w.state = 'new' and w.first_answer_at is null), '{}') as leads
       from lead_work w
       where (w.state = 'new' and w.first_answer_at is null and w.received_at <= $1)
         or (w.next_step_at < $2 and w.state not in ('won', 'lost'))
       group by w.owner_id`,
      [now, startOfDay(addDays(today, 1))],
    )
    const managers = await loadManagers(tx)
    const leadsByRecipient = new Map<string, string[]>()
    for (const { owner, leads } of owners)
      for (const recipient of owner === null ? (leads.length > 0 ? managers : []) : [owner])
        leadsByRecipient.set(recipient, [...(leadsByRecipient.get(recipient) ?? []), ...leads])
    let listCount = 0
    for (const [recipient, leads] of leadsByRecipient) {
      const list = await queueList(tx, { kind: 'morning-list', recipient, step: today })
      if (!list) continue
      listCount += 1
      const notices = leads.map((lead) => ({ lead, kind: 'new' as const, recipient, step: '' }))
      if (notices.length > 0) await insertNotices(tx, notices, list)
    }
    return listCount
  })
}
