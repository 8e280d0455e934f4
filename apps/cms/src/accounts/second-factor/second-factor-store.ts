// One statement per change: two concurrent requests can neither use the same code nor both miss a lock.
import type { Queryable } from '@app/platform/database/pool'

const MOST_ATTEMPTS = 5
const FIRST_PAUSE_MINUTES = 10
const LONGEST_PAUSE_MINUTES = 24 * 60
/** How long an unconfirmed key is valid. */
const PENDING_MINUTES = 10

const isPending = `pending_since > now() - interval '${PENDING_MINUTES} minutes'`

type Begun = 'begun' | 'connected'

/** Stores a new unconfirmed key unless a phone is already connected. Each call replaces the previous key. */
export async function beginSecondFactor(db: Queryable, account: string, pendingKey: string): Promise<Begun> {
  const { rowCount } = await db.query(
    `insert into second_factors (account, pending_key, pending_since) values ($1, $2, now())
     on conflict (account) do update set pending_key = excluded.pending_key, pending_since = now()
     where second_factors.since is null`,
    [account, pendingKey],
  )
  return rowCount ? 'begun' : 'connected'
}

type Counted =
  | { kind: 'allowed'; key: string | null; isConnected: boolean; pendingKey: string | null; hadPending: boolean }
  | { kind: 'locked'; isNew: boolean; until: Date }
  | { kind: 'none' }

/** The count restarts at one after a lock has ended. */
const nextAttempt = 'case when lock_until is null then coalesce(attempts, 0) + 1 else 1 end'

/**
 * Counts an attempt before its code is compared, so that of a thousand concurrent requests only five are compared.
 * The lock time doubles with each consecutive lock, up to a day.
 */
export async function countAttempt(db: Queryable, account: string): Promise<Counted> {
  const { rows } = await db.query(
    `update second_factors set
       attempts = ${nextAttempt},
       locks = coalesce(locks, 0) + case when ${nextAttempt} > ${MOST_ATTEMPTS} then 1 else 0 end,
       lock_until = case when ${nextAttempt} > ${MOST_ATTEMPTS} then now() + make_interval(mins =>
         least(${FIRST_PAUSE_MINUTES} * power(2, least(coalesce(locks, 0), 10)), ${LONGEST_PAUSE_MINUTES})::int) end
     where account = $1 and (lock_until is null or lock_until <= now())
     returning key, since is not null as "isConnected", lock_until as "lockUntil",
       case when ${isPending} then pending_key end as "pendingKey", pending_key is not null as "hadPending"`,
    [account],
  )
  const [row] = rows
  if (row?.lockUntil) return { kind: 'locked', isNew: true, until: row.lockUntil }
  if (row) return { kind: 'allowed', ...row }
  const locked = await db.query('select lock_until as until from second_factors where account = $1', [account])
  return locked.rows[0]?.until ? { kind: 'locked', isNew: false, until: locked.rows[0].until } : { kind: 'none' }
}

const cleared = 'attempts = 0, locks = 0, lock_until = null'

/** Marks the session in the same statement. Returns false if the code was already used or the session has ended. */
async function pass(db: Queryable, update: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `with passed as (${update} returning account)
     update users_sessions s set second_factor_at = now() from passed where s._parent_id::text = passed.account and s.id = $2`,
    values,
  )
  return rowCount === 1
}

type Asking = { account: string; session: string }

/** `key` replaces the stored one after the secret was rotated: the same key, encrypted again. */
export function spendCode(db: Queryable, { account, session }: Asking, step: number, key: string | null) {
  return pass(
    db,
    `update second_factors set step = $3, key = coalesce($4, key), ${cleared}
     where account = $1 and since is not null and coalesce(step, 0) < $3`,
    [account, session, step, key],
  )
}

export function spendRecoveryCode(db: Queryable, { account, session }: Asking, hash: string) {
  return pass(
    db,
    `update second_factors set recovery_codes = recovery_codes - $3::text, ${cleared}
     where account = $1 and since is not null and recovery_codes ? $3::text`,
    [account, session, hash],
  )
}

/**
 * `pendingKey` is the one the code was compared with: a code must not confirm a newer key shown to another session.
 */
export function confirmKey(
  db: Queryable,
  { account, session }: Asking,
  { pendingKey, step, recoveryCodes }: { pendingKey: string; step: number; recoveryCodes: string[] },
) {
  return pass(
    db,
    `update second_factors set key = pending_key, pending_key = null, pending_since = null, since = now(), step = $3,
       recovery_codes = $4::jsonb, ${cleared}
     where account = $1 and since is null and pending_key = $5 and ${isPending}`,
    [account, session, step, JSON.stringify(recoveryCodes), pendingKey],
  )
}

/** Returns how many recovery codes are left and since when a phone is connected. */
export async function secondFactorState(
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

/** Replaces the recovery codes of a connected phone. */
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

/** Removes the phone and ends all sessions; the next login connects another one. */
export async function forgetSecondFactor(db: Queryable, account: string): Promise<void> {
  await db.query(
    `with forgotten as (delete from second_factors where account = $1::text),
       ended as (delete from users_sessions where _parent_id = $1::uuid)
     update users set second_factor_since = null where id = $1::uuid`,
    [account],
  )
}
