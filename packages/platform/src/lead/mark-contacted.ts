import type { Queryable } from '../database/pool'

/**
 * Stores the time of the first answer and moves a new lead to "contacted". Returns the change of state, or undefined if
 * the lead was contacted before. Must run in a transaction that also adds the line to the history.
 */
export async function markContacted(
  db: Queryable,
  lead: string,
): Promise<{ from: 'new'; to: 'contacted' } | undefined> {
  const { rows } = await db.query<{ wasNew: boolean }>(
    `with before as (select state from lead_work where lead_id = $1 for update)
     update lead_work w set first_answer_at = coalesce(w.first_answer_at, now()), updated_at = now(),
       state = case when before.state = 'new' then 'contacted' else before.state end
     from before where w.lead_id = $1 returning before.state = 'new' as "wasNew"`,
    [lead],
  )
  return rows[0]?.wasNew ? { from: 'new', to: 'contacted' } : undefined
}
