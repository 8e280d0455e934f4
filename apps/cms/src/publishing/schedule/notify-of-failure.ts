import {
  type FailureNotice,
  SCHEDULE_FAILED_MAIL,
  type ScheduleFailure,
  writeFailure,
} from '@app/domain/release/scheduled-publish'
import { queueStaffMail } from '@app/platform/queue/queue-staff-mail'
import type { Payload } from 'payload'
import { nameRecords } from '../../panel/records/name-records'
import { payloadPool } from '../../platform/database/payload-pool'
import type { User } from '../../platform/payload-types'
import type { ScheduleInput } from './schedule-input'

type FailedPublish = { account: User; input: ScheduleInput; at: string; failure: ScheduleFailure }

/** Queues a mail to the user who scheduled the publish. The worker retries it while the mail server is down. */
export async function notifyOfFailure(payload: Payload, { account, input, at, failure }: FailedPublish): Promise<void> {
  const target = input.doc ? { slug: input.doc.relationTo, id: input.doc.value } : { slug: input.global ?? '', id: '' }
  const record = (await nameRecords(payload, [target], account.language))(target)
  const notice: FailureNotice = {
    account: account.id,
    type: input.type === 'unpublish' ? 'unpublish' : 'publish',
    at,
    title: record ? [record.kind, record.name].filter(Boolean).join(': ') : target.slug,
    path: record?.href ?? '/admin/calendario',
    failure: writeFailure(failure),
  }
  await queueStaffMail(payloadPool(payload), {
    template: SCHEDULE_FAILED_MAIL,
    subject: notice,
    reference: `schedule ${at}`,
  })
}
