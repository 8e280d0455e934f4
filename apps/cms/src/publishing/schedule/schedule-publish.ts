import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { may } from '../../platform/access/apply-access'

/**
 * Replaces the server function of Payload's schedule drawer, which lets every signed-in account schedule and delete a
 * publish, even before the second factor. The role is checked again when the job runs.
 */
export const schedulePublish: ServerFunction = (args) => {
  if (!may(args.req.user, 'schedule a publish')) throw new Forbidden(args.req.t)
  return schedulePublishHandler(args as unknown as Parameters<typeof schedulePublishHandler>[0])
}
