import type { Slot } from '@sillar/domain/visit/visit-times'
import type { Transaction } from '@sillar/platform/database/pool'
import { refuse } from '../answer/submission-error'
import type { BookablePlace } from './visit-places'

export const unavailable = () => refuse(422, 'time', 'visit.time.unavailable')

/**
 * A seat of one time, or a refusal. Whoever asks for the same time waits until the one before has committed, so that each
 * sees what is really left; an index over place, time and seat would refuse a second holder in any case. Whether all is
 * taken is asked once without waiting: two hundred who come for twenty seats are told at once.
 */
export async function takeSeat(tx: Transaction, place: BookablePlace, slot: Slot): Promise<number> {
  await freeSeat(tx, place, slot)
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `visit ${place.id} ${slot.startsAt.toISOString()}`,
  ])
  return freeSeat(tx, place, slot)
}

async function freeSeat(tx: Transaction, place: BookablePlace, slot: Slot): Promise<number> {
  const { rows } = await tx.query<{ seat: number }>(
    `with taken as (
       select seat from visits where place_id = $1 and starts_at = $2 and state <> 'cancelled')
     select seat from generate_series(1, $3 + (select count(*)::int from taken)) seat
     where (select count(*) from taken) < $3 and seat not in (select seat from taken) order by seat limit 1`,
    [place.id, slot.startsAt, place.capacity],
  )
  if (!rows[0]) throw refuse(409, 'time', 'visit.full')
  return rows[0].seat
}
