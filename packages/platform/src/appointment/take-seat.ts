import { type BookedSeat, freeSeat } from '@app/domain/appointment/appointment-seats'
import type { Transaction } from '../database/pool'

type AppointmentPlace = { id: string; capacity: number }
type TimeSpan = { startsAt: Date; endsAt: Date }

/**
 * Returns a seat that is free for the whole time, or undefined if all are taken. The first check takes no lock, so
 * hundreds of requests for a full slot get an immediate answer. `movedId` is an appointment whose seat counts as free.
 */
export async function takeSeat(
  tx: Transaction,
  place: AppointmentPlace,
  span: TimeSpan,
  movedId?: string,
): Promise<number | undefined> {
  if ((await findSeat(tx, place, span, movedId)) === undefined) return undefined
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`appointments of ${place.id}`])
  return findSeat(tx, place, span, movedId)
}

async function findSeat(
  tx: Transaction,
  place: AppointmentPlace,
  span: TimeSpan,
  movedId?: string,
): Promise<number | undefined> {
  const { rows } = await tx.query<BookedSeat>(
    `select seat::int as seat, starts_at as "startsAt", ends_at as "endsAt" from appointments
     where place_id = $1 and starts_at < $3 and ends_at > $2 and state <> 'cancelled' and id is distinct from $4::uuid`,
    [place.id, span.startsAt, span.endsAt, movedId ?? null],
  )
  return freeSeat(place.capacity, rows, span)
}
