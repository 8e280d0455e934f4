// Counting an attempt and using a code are each a single SQL statement, so concurrent requests cannot use the same code
// twice or bypass a lock.
import type { Queryable } from '@app/platform/database/pool'

const MAX_ATTEMPTS = 5
const FIRST_LOCK_MINUTES = 10
const MAX_LOCK_MINUTES = 24 * 60
/** How long an unconfirmed key is valid. */
const PENDING_MINUTES = 10

const isPendingSql = `pending_since > now() - interval '${PENDING_MINUTES} minutes'`

type BeginResult = 'begun' | 'connected'

/** Stores a new unconfirmed key unless a phone is already connected. It replaces an earlier unconfirmed key. */
export async function beginSecondFactor(db: Queryable, account: string, pendingKey: string): Promise<BeginResult> {
  const { rowCount } = await db.query(
    `insert into second_factors (account, pending_key, pending_since) values ($1, $2, now())
     on conflict (account) do update set pending_key = excluded.pending_key, pending_since = now()
     where second_factors.since is null`,
    [account, pendingKey],
  )
  return rowCount ? 'begun' : 'connected'
}

type Attempt =
  | { kind: 'allowed'; key: string | null; isConnected: boolean; pendingKey: string | null; hadPending: boolean }
  | { kind: 'locked'; isNew: boolean; until: Date }
  | { kind: 'none' }

/** Restarts the count at one after a lock has ended. */
const nextAttemptSql = 'case when lock_until is null then coalesce(attempts, 0) + 1 else 1 end'

/**
 * Counts an attempt before its code is compared, so concurrent requests cannot exceed the limit. Each consecutive lock
 * lasts twice as long as the previous one, up to a day.
 */
export async function countAttempt(db: Queryable, account: string): Promise<Attempt> {
  const { rows } = await db.query(
    `update second_factors set
       attempts = ${nextAttemptSql},
       locks = coalesce(locks, 0) + case when ${nextAttemptSql} > ${MAX_ATTEMPTS} then 1 else 0 end,
       lock_until = case when ${nextAttemptSql} > ${MAX_ATTEMPTS} then now() + make_interval(mins =>
         least(${FIRST_LOCK_MINUTES} * power(2, least(coalesce(locks, 0), 10)), ${MAX_LOCK_MINUTES})::int) end
     where account = $1 and (lock_until is null or lock_until <= now())
     returning key, since is not null as "isConnected", lock_until as "lockUntil",
       case when ${isPendingSql} then pending_key end as "pendingKey", pending_key is not null as "hadPending"`,
    [account],
  )
  const [row] = rows
  if (row?.lockUntil) return { kind: 'locked', isNew: true, until: row.lockUntil }
  if (row) return { kind: 'allowed', ...row }
  const lockResult = await db.query('select lock_until as until from second_factors where account = $1', [account])
  return lockResult.rows[0]?.until
    ? { kind: 'locked', isNew: false, until: lockResult.rows[0].until }
    : { kind: 'none' }
}

const clearAttemptsSql = 'attempts = 0, locks = 0, lock_until = null'

/**
 * Runs an update and marks the session as passed in one statement. Returns false if the session has ended or the update
 * matches no row, for example because the code was already used.
 */
async function updateAndMarkSession(db: Queryable, update: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `with passed as (${update} returning account)
     update users_sessions s set second_factor_at = now() from passed where s._parent_id::text = passed.account and s.id = $2`,
    values,
  )
  return rowCount === 1
}

type Requester = { account: string; session: string }

/** Marks a code as used. After a secret rotation, `key` is the stored key encrypted with the new secret. */
export function markCodeUsed(db: Queryable, { account, session }: Requester, step: number, key: string | null) {
  return updateAndMarkSession(
    db,
    `update second_factors set step = $3, key = coalesce($4, key), ${clearAttemptsSql}
     where account = $1 and since is not null and coalesce(step, 0) < $3`,
    [account, session, step, key],
  )
}

export function markRecoveryCodeUsed(db: Queryable, { account, session }: Requester, hash: string) {
  return updateAndMarkSession(
    db,
    `update second_factors set recovery_codes = recovery_codes - $3::text, ${clearAttemptsSql}
     where account = $1 and since is not null and recovery_codes ? $3::text`,
    [account, session, hash],
  )
}

/**
 * Connects a phone if `pendingKey`, which the code matched, is still the stored key. Another session may have requested
 * a newer key.
 */
export function confirmKey(
  db: Queryable,
  { account, session }: Requester,
  { pendingKey, step, recoveryCodes }: { pendingKey: string; step: number; recoveryCodes: string[] },
) {
  return updateAndMarkSession(
    db,
    `update second_factors set key = pending_key, pending_key = null, pending_since = null, since = now(), step = $3,
       recovery_codes = $4::jsonb, ${clearAttemptsSql}
     where account = $1 and since is null and pending_key = $5 and ${isPendingSql}`,
    [account, session, step, JSON.stringify(recoveryCodes), pendingKey],
  )
}

/** Returns when the phone was connected and how many recovery codes are left, or null if no phone is connected. */
export async function readSecondFactorState(
  db: Queryable,
  account: string,
): Promise<{ since: Date; codes: number } | null> {
  const { rows } = await db.query(
    `select since, jsonb_array_length(coalesce(recovery_codes, '[]')) as codes from second_factors
     where account = $1 and since is not null`,
    [account],
  )
  return rows[0] ?? null
}

/** Replaces the recovery codes of an account. Returns false if no phone is connected. */
export async function replaceRecoveryCodes(db: Queryable, account: string, hashes: string[]): Promise<boolean> {
  const { rowCount } = await db.query(
    'update second_factors set recovery_codes = $2::jsonb where account = $1 and since is not null',
    [account, JSON.stringify(hashes)],
  )
  return rowCount === 1
}

/** Connects a phone with a known key, for the demo login. */
export async function connectPhone(db: Queryable, account: string, key: string): Promise<void> {
  await db.query('insert into second_factors (account, key, since) values ($1, $2, now())', [account, key])
  await db.query('update users set second_factor_since = now() where id = $1', [account])
}

/** Removes the phone and ends all sessions. At the next login, the user connects another phone. */
export async function removeSecondFactor(db: Queryable, account: string): Promise<void> {
  await db.query(
    `with forgotten as (delete from second_factors where account = $1::text),
       ended as (delete from users_sessions where _parent_id = $1::uuid)
     update users set second_factor_since = null where id = $1::uuid`,
    [account],
  )
}
