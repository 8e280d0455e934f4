import type { Queryable } from '@sillar/platform/database/pool'

export type Erasure = { record: string; result: string }

/**
 * The database removes the records and writes each into the log, in one commit; it alone knows what has to stay
 * (`erase_person`). No role of a process may delete these tables by itself.
 */
export async function erasePerson(
  db: Queryable,
  { records, actor, request }: { records: string[]; actor: string; request: string | undefined },
): Promise<Erasure[]> {
  const { rows } = await db.query<Erasure>('select record, result from erase_person($1, $2, $3)', [
    records,
    actor,
    request,
  ])
  return rows
}
