import {
  type FailureNotice,
  SCHEDULE_FAILED_MAIL,
  type ScheduleFailure,
  writeFailure,
} from '@app/domain/release/scheduled-publish'
import { inTransaction } from '@app/platform/database/pool'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import type { Integration } from '@app/platform/queue/queues'
import type { Payload } from 'payload'
import { nameRecords } from '../../panel/records/name-records'
import { payloadPool } from '../../platform/database/payload-pool'
import type { User } from '../../platform/payload-types'
import { queueSender } from '../../platform/queue/queue-sender'
import type { ScheduleInput } from './run-scheduled-publish'

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
  const boss = await queueSender()
  await inTransaction(payloadPool(payload), async (tx) => {
    // `subject_kind` has no value for schedules, so 'lead' is a placeholder. `template` identifies the mail.
    const { rows } = await tx.query<{ id: string; integration: Integration }>(
      `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       values ('mail', 'lead', $1, $2, $3, 'waiting', now()) returning id, integration`,
      [JSON.stringify(notice), `schedule ${at}`, SCHEDULE_FAILED_MAIL],
    )
    await queueDeliveries(boss, tx, rows)
  })
}
