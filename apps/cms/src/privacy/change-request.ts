import type { Queryable } from '@app/platform/database/pool'

export type RequestChange = { kind: 'take' } | { kind: 'close'; outcome: string }

/** Assigns a request to the user, or closes it with a final outcome. Returns whether the request was open. */
export async function changeRequest(db: Queryable, id: string, change: RequestChange, user: string): Promise<boolean> {
  const { rowCount } =
    change.kind === 'take'
      ? await db.query(
          `update privacy_requests set handler_id = $2, updated_at = now() where id = $1 and state <> 'closed'`,
          [id, user],
        )
      : await db.query(
          `update privacy_requests set state = 'closed', outcome = $3, closed_at = now(), updated_at = now(),
             handler_id = coalesce(handler_id, $2) where id = $1 and state <> 'closed'`,
          [id, user, change.outcome],
        )
  return rowCount === 1
}

/** Returns whether the person confirmed a request with the link in the mail. */
export async function isConfirmed(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('select from privacy_requests where id = $1 and confirmed_at is not null', [id])
  return rowCount === 1
}
