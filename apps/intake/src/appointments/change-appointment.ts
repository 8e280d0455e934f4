import { type VisitState, visitMails } from '@app/domain/appointment/visit-state'
import { bookableSlot, canChange } from '@app/domain/appointment/visit-times'
import { inTransaction, type Queryable, type Transaction } from '@app/platform/database/pool'
import { takeSeat } from '@app/platform/visit/take-seat'
import { findVisitPlace } from '@app/platform/visit/visit-places'
import type { IntakeContext } from '../server/intake-context'
import { enqueueDeliveries } from '../submissions/deliveries'
import { sha256 } from '../submissions/idempotency'
import { fullError, unavailableError } from './appointment-errors'

/** Contains no personal data, because anybody who has the link can open it. */
export type OpenedVisit = {
  id: string
  reference: string
  leadId: string
  placeSlug: string
  startsAt: Date
  endsAt: Date
  state: VisitState
  sequence: number
  lot: string | null
}

/** Finds an appointment by its key, unless the person was erased. `lock` makes concurrent changes wait. */
export async function findVisit(db: Queryable, key: string, lock = ''): Promise<OpenedVisit | undefined> {
  const { rows } = await db.query<OpenedVisit>(
    `select v.id, v.reference, v.lead_id as "leadId", coalesce(p.slug, '') as "placeSlug", v.starts_at as "startsAt",
       v.ends_at as "endsAt", v.state, v.sequence, v.lot
     from visits v join visit_keys k on k.visit_id = v.id left join visit_places p on p.id = v.place_id
     where k.key_hash = $1 and v.lead_id is not null ${lock}`,
    [sha256(key)],
  )
  return rows[0]
}

type ChangeRequest = { key: string; requestId: string }
export type ChangeResult = 'done' | 'unknown' | 'too-late'

/**
 * Moves an appointment. The old seat is freed and the new seat taken in one transaction, so no visitor loses both.
 */
export async function moveVisit(
  context: IntakeContext,
  { key, requestId }: ChangeRequest,
  newTime: { day: string; time: string },
): Promise<ChangeResult> {
  return changeVisit(context, { key, requestId }, async (tx, visit) => {
    const place = await findVisitPlace(tx, visit.placeSlug)
    const slot = place && bookableSlot(place, newTime.day, newTime.time, context.clock())
    if (!place || !slot) throw unavailableError()
    if (slot.startsAt.getTime() === visit.startsAt.getTime()) return undefined
    const seat = await takeSeat(tx, place, slot, visit.id)
    if (seat === undefined) throw fullError()
    await tx.query(
      `update visits set starts_at = $2, ends_at = $3, seat = $4, sequence = sequence + 1, updated_at = now() where id = $1`,
      [visit.id, slot.startsAt, slot.endsAt, seat],
    )
    return { kind: 'moved', startsAt: slot.startsAt }
  })
}

export const cancelVisit = (context: IntakeContext, request: ChangeRequest): Promise<ChangeResult> =>
  changeVisit(context, request, async (tx, visit) => {
    await tx.query(`update visits set state = 'cancelled', sequence = sequence + 1, updated_at = now() where id = $1`, [
      visit.id,
    ])
    return { kind: 'cancelled', startsAt: visit.startsAt }
  })

type Change = { kind: 'moved' | 'cancelled'; startsAt: Date } | undefined

async function changeVisit(
  context: IntakeContext,
  { key, requestId }: ChangeRequest,
  change: (tx: Transaction, visit: OpenedVisit) => Promise<Change>,
): Promise<ChangeResult> {
  return inTransaction(context.pool, async (tx) => {
    const visit = await findVisit(tx, key, 'for update of v')
    if (!visit) return 'unknown'
    if (visit.state !== 'booked' || !canChange(visit.startsAt, context.clock())) return 'too-late'
    const appliedChange = await change(tx, visit)
    // There is no change if the visitor pressed the button twice.
    if (!appliedChange) return 'done'
    await tx.query(
      'insert into visit_events (visit_id, kind, starts_at, created_at) values ($1, $2, $3, clock_timestamp())',
      [visit.id, appliedChange.kind, appliedChange.startsAt],
    )
    await enqueueDeliveries(tx, context.boss, { reference: visit.reference, requestId }, [
      { destination: 'mail', subjectKind: 'lead', subjectId: visit.leadId, template: visitMails[appliedChange.kind] },
    ])
    return 'done'
  })
}
