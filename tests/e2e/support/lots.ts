import { queryRows } from './send-forms'

/** Shifts all list prices of a project so that its cheapest free lot matches the advertised instalment. */
export async function shiftLotPrices(projectId: string, dollarsPerMonth: number): Promise<void> {
  await queryRows(
    `with own as (
       select l.id, l.state, l.list_price_cents as cents, coalesce(p.months, 60) * 125 as step
       from lots l join projects p on p.id = l.project_id where p.id = $1
     ), cheapest as (select min(cents) as cents from own where state = 'free')
     update lots set list_price_cents = own.cents + ($2::numeric * own.step - cheapest.cents)
     from own, cheapest where lots.id = own.id returning lots.id`,
    [projectId, dollarsPerMonth],
  )
}
