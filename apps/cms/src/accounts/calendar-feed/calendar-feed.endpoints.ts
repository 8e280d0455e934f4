import { randomBytes } from 'node:crypto'
import { CALENDAR_FEED_PATH, hashFeedKey } from '@app/platform/appointment/calendar-feed'
import type { Queryable } from '@app/platform/database/pool'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { cmsEnv } from '../../platform/env'

const noStore = { 'cache-control': 'no-store' }

/** Creates the calendar of the user, or replaces its URL. The old URL stops working at once. */
const renewEndpoint = staffEndpoint({
  path: '/calendar-feed',
  permission: 'work on leads',
  handle: async ({ req, staff }) => {
    const { PUBLIC_URL: publicUrl } = cmsEnv()
    if (!publicUrl) return errorResponse(409, 'PUBLIC_URL is not set.')
    const key = randomBytes(32).toString('base64url')
    await payloadPool(req.payload).query(
      `insert into calendar_feeds (account_id, key_hash) values ($1, $2)
       on conflict (account_id) do update set key_hash = excluded.key_hash, created_at = now(), updated_at = now()`,
      [staff.id, hashFeedKey(key)],
    )
    return Response.json({ url: `${publicUrl}${CALENDAR_FEED_PATH}?key=${key}` }, { status: 201, headers: noStore })
  },
})

const removeEndpoint = staffEndpoint({
  path: '/calendar-feed/remove',
  permission: 'work on leads',
  handle: async ({ req, staff }) => {
    await payloadPool(req.payload).query('delete from calendar_feeds where account_id = $1', [staff.id])
    return Response.json({ removed: true })
  },
})

/** Returns when the calendar of a user was created or renewed, or undefined if there is none. */
export async function readFeedDate(db: Queryable, account: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>('select created_at as at from calendar_feeds where account_id = $1', [
    account,
  ])
  return rows[0]?.at
}

export const calendarFeedEndpoints = [renewEndpoint, removeEndpoint]
