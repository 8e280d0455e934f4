import { rowsOf } from './send-forms'

/** Scales all list prices of a project, so its cheapest free lot matches the new advertised instalment. */
export async function priceLotsOf(projectId: string, dollarsPerMonth: number): Promise<void> {
  await rowsOf(
    `with own as (
       select l.id, l.state, l.list_price_cents as cents, coalesce(p.months, 60) * 125 as step
       from lots l join projects p on p.id = l.project_id where p.id = $1
     ), cheapest as (select min(cents) as cents from own where state = 'free')
     update lots set list_price_cents = own.cents + ($2::numeric * own.step - cheapest.cents)
     from own, cheapest where lots.id = own.id returning lots.id`,
    [projectId, dollarsPerMonth],
  )
}
