import type { ReleaseChange } from '@app/domain/release/release'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { PayloadRequest } from 'payload'
import { staffName } from '../../platform/access/staff'
import { transactionOf } from '../../platform/database/request-queries'
import { queueSender } from '../../platform/queue/queue-sender'

/** The seed sets this in the context of its requests, because hundreds of records must cause only one publish. */
export const skipPublish = 'skipPublish'

/**
 * Requests a release in the transaction of the change, because a publish must not start before the change is visible.
 * The list of releases shows `cause` if there are no changes.
 */
export async function requestPublish(
  req: PayloadRequest,
  cause: string,
  changes: Omit<ReleaseChange, 'by' | 'at'>[] = [],
): Promise<void> {
  if (req.context[skipPublish]) return
  const by = staffName(req)
  const at = new Date().toISOString()
  await queueRelease(await queueSender(), await transactionOf(req), {
    kind: 'publish',
    askedBy: by,
    reason: changes.length > 0 ? null : cause,
    changes: changes.map((change) => ({ ...change, by, at })),
  })
}
