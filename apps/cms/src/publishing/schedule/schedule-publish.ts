import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { may } from '../../platform/access/apply-access'

type Result = { error?: string; message?: string }

/**
 * Replaces the server function with which Payload schedules a publish. Payload's lets every signed-in account schedule
 * and delete a publish, even before the second factor. The role is checked again when the job runs.
 */
export const schedulePublish: ServerFunction = (args) => {
  if (!may(args.req.user, 'schedule a publish')) throw new Forbidden(args.req.t)
  if (typeof args.deleteID === 'string') return cancelSchedule(args.req, args.deleteID)
  return schedulePublishHandler(args as unknown as Parameters<typeof schedulePublishHandler>[0])
}

/** Deletes a schedule. Payload's function would also queue a job without a record, which fails a minute later. */
async function cancelSchedule(req: PayloadRequest, job: string): Promise<Result> {
  const { docs } = await req.payload.delete({
    collection: 'payload-jobs',
    req,
    where: { and: [{ id: { equals: job } }, { taskSlug: { equals: 'schedulePublish' } }] },
  })
  return docs.length > 0 ? {} : { error: 'The schedule does not exist any more.' }
}
