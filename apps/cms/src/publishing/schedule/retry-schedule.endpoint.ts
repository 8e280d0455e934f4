import type { Endpoint } from 'payload'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { readFailedSchedules } from './read-failed-schedules'

/**
 * Runs a failed publish again within a minute, as the account that asks for it: the rights that count are those of the
 * person who decides now.
 */
export const retryScheduleEndpoint: Endpoint = {
  path: '/publishing/retry',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (!user || !may(user, 'schedule a publish'))
      return Response.json({ error: 'Not for this account.' }, { status: 403 })
    const { job } = ((await req.json?.().catch(() => ({}))) ?? {}) as { job?: unknown }
    const failed = (await readFailedSchedules(payloadPool(payload))).find((one) => one.job === job)
    if (!failed) return Response.json({ error: 'It has been done or scheduled again.' }, { status: 409 })
    const { type, slug, id } = failed
    const target = id ? { doc: { relationTo: slug, value: id } } : { global: slug }
    const input = { type, ...target, timezone: 'America/Lima', user: { relationTo: 'users', value: user.id } }
    await payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date() })
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
}
