import type { NoticeHours } from '@app/domain/lead/lead-notice'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'
import { findDueSteps, findFailedMessages, findNewLeads, findNewMessages, findOverdueLeads } from './find-due-notices'
import { queueNotices } from './queue-notices'

export type NoticeContext = { pool: Pool; clock: () => Date; noticeHours: NoticeHours }

/**
 * Notifies the owners of new leads, of new WhatsApp messages and of those that were not sent, and returns the number of
 * notices. The worker calls it every second.
 */
export async function notifyOfNewLeads({ pool, clock, noticeHours }: NoticeContext): Promise<number> {
  const now = clock()
  // New leads first, because a message on a lead with a fresh notice needs no second one.
  let count = await queueNotices(pool, await findNewLeads(pool, now, noticeHours), now)
  count += await queueNotices(pool, await findNewMessages(pool, now, noticeHours), now)
  return count + (await queueNotices(pool, await findFailedMessages(pool, now, noticeHours), now))
}

/** Notifies of leads without an answer and of next steps, and returns the number of notices. */
export async function notifyOfDueWork({ pool, clock, noticeHours }: NoticeContext): Promise<number> {
  const now = clock()
  const overdueLeads = await findOverdueLeads(pool, now, noticeHours)
  const dueSteps = await findDueSteps(pool, now, noticeHours)
  return (await queueNotices(pool, overdueLeads, now)) + (await queueNotices(pool, dueSteps, now))
}

export const dueNotices = scheduledJob<NoticeContext>({
  name: 'lead-notices',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Sales staff are not notified of unanswered leads and next steps.',
  isOff: ({ noticeHours }) => noticeHours === 'off',
  run: async (context, { log }) => {
    const noticeCount = await notifyOfDueWork(context)
    if (noticeCount > 0) log.info({ notices: noticeCount }, 'staff were notified of unanswered leads and next steps')
  },
})
