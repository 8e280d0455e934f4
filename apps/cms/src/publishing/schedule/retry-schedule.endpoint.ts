import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { readFailedSchedules } from './read-failed-schedules'

/** Runs a failed publish again within a minute, with the permissions of the user who requests it. */
export const retryScheduleEndpoint = staffEndpoint({
  path: '/publishing/retry',
  permission: 'schedule a publish',
  body: z.object({ job: z.string() }),
  handle: async ({ req: { payload }, staff, body: { job } }) => {
    const schedule = (await readFailedSchedules(payloadPool(payload))).find((candidate) => candidate.job === job)
    if (!schedule) return errorResponse(409, 'The publish was already done or scheduled again.')
    const { type, slug, id } = schedule
    const target = id ? { doc: { relationTo: slug, value: id } } : { global: slug }
    const input = { type, ...target, timezone: 'America/Lima', user: { relationTo: 'users', value: staff.id } }
    await payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date() })
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
})
