import type { Queryable } from '@app/platform/database/pool'

/** The outcome of a record. `code` is the number or code that staff and the person know it by. */
export type Erasure = { record: string; result: string; code?: string }

type RelatedRow = { record: string; owner: string; code: string; result: string }

/** The related rows of a lead or a referred person that the person knows by a number, a code or a file name. */
const relatedRows = `select 'quotes:' || q.id as record, 'leads:' || q.lead_id as owner, q.number as code, 'erased' as result
    from quotes q where 'leads:' || q.lead_id = any($1)
  union all select 'visits:' || v.id, 'leads:' || v.lead_id, v.reference, 'anonymised'
    from visits v where 'leads:' || v.lead_id = any($1)
  union all select 'reward_proofs:' || f.id, 'referred_persons:' || w.referred_person_id, f.name, 'erased'
    from reward_proofs f join referral_rewards w on w.id = f.reward_id
    where 'referred_persons:' || w.referred_person_id = any($1)`

/**
 * Erases the given records in one transaction, each with a line in the privacy log. The database decides what must be
 * kept (`erase_person`); no process has the right to delete from these tables itself.
 */
export async function erasePerson(
  db: Queryable,
  { records, actor, request }: { records: string[]; actor: string; request: string | undefined },
): Promise<Erasure[]> {
  const { rows: beside } = await db.query<RelatedRow>(relatedRows, [records])
  const { rows } = await db.query<Erasure>('select record, result from erase_person($1, $2, $3)', [
    records,
    actor,
    request,
  ])
  const isGone = (owner: string) => rows.some(({ record, result }) => record === owner && result === 'erased')
  const gone = beside.filter(({ owner }) => isGone(owner))
  return [...rows, ...gone.map(({ record, result, code }) => ({ record, result, code }))]
}
