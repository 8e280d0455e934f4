import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { queueSender } from '../../platform/queue/queue-sender'
import { readFailedJobs } from './read-failed-jobs'

/** Runs a scheduled job of the worker again after its last run failed, instead of waiting for its next time. */
export const runJobEndpoint = staffEndpoint({
  path: '/operations/run-job',
  permission: 'run a failed job again',
  body: z.object({ job: z.string() }),
  handle: async ({ req: { payload }, staff, body: { job } }) => {
    const failedJob = (await readFailedJobs(payloadPool(payload))).find(({ name }) => name === job)
    if (!failedJob) return errorResponse(409, 'The last run of this job did not fail, or it is running again.')
    const boss = await queueSender()
    await boss.send(failedJob.name, failedJob.data ?? {})
    payload.logger.info({ job, account: staff.id }, 'a failed job was queued again')
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
})
