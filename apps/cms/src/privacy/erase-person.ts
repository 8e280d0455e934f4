import type { Queryable } from '@app/platform/database/pool'

/** The outcome for one record. `code` is the number or name by which staff and the person know the record. */
export type Erasure = { record: string; result: string; code?: string }

type RelatedRow = { record: string; owner: string; code: string; result: string }

const relatedRowsQuery = `select 'quotes:' || q.id as record, 'leads:' || q.lead_id as owner, q.number as code, 'erased' as result
    from quotes q where 'leads:' || q.lead_id = any($1)
  union all select 'appointments:' || v.id, 'leads:' || v.lead_id, v.reference, 'anonymised'
    from appointments v where 'leads:' || v.lead_id = any($1)
  union all select 'reward_proofs:' || f.id, 'referred_persons:' || w.referred_person_id, f.name, 'erased'
    from reward_proofs f join referral_rewards w on w.id = f.reward_id
    where 'referred_persons:' || w.referred_person_id = any($1)`

/**
 * Erases the given records and logs each of them. A database function does this and decides what must be kept, because
 * no app has the right to delete from these tables.
 */
export async function erasePerson(
  db: Queryable,
  { records, actor, request }: { records: string[]; actor: string; request: string | undefined },
): Promise<Erasure[]> {
  const { rows: relatedRows } = await db.query<RelatedRow>(relatedRowsQuery, [records])
  const { rows } = await db.query<Erasure>('select record, result from erase_person($1, $2, $3)', [
    records,
    actor,
    request,
  ])
  const isErased = (owner: string) => rows.some(({ record, result }) => record === owner && result === 'erased')
  const erasedRows = relatedRows.filter(({ owner }) => isErased(owner))
  return [...rows, ...erasedRows.map(({ record, result, code }) => ({ record, result, code }))]
}
