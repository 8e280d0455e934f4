import type { PayloadRequest } from 'payload'
import { logPool } from '../database/log-pool'
import type { accessEvents } from './access-log.collection'
import { shortAddress } from './short-address'

type AccessEvent = (typeof accessEvents)[number]

/** Writes a log entry on a separate connection, so rejected and rolled-back requests are recorded too. */
export async function recordAccess(
  req: PayloadRequest,
  event: AccessEvent,
  account?: string,
  subject?: string,
): Promise<void> {
  await logPool(req.payload).query(
    'insert into access_log (event, account, subject, address) values ($1, $2, $3, $4)',
    [event, account, subject, shortAddress(req.headers)],
  )
}
