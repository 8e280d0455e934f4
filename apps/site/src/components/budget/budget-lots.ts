import { type Budget, countFitting } from '@app/domain/budget/budget'
import type { BudgetQuery } from '@app/domain/budget/budget-url'
import { type Cents, centsOf } from '@app/domain/money/money'

type ProjectLots = { slug: string; months: number; prices: Cents[] }

const url = '/data/budget.json'
let request: Promise<ProjectLots[]> | undefined

/** Loads the prices of free lots once per page. After a failure, the next call tries again. */
function loadBudgetLots(): Promise<ProjectLots[]> {
  request ??= fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
    return response.json() as Promise<ProjectLots[]>
  })
  request.catch(() => {
    request = undefined
  })
  return request
}

/** Counts the lots that a budget pays for, by project. Returns null if the budget has no monthly amount. */
export async function countBudgetLots({ monthly, down }: BudgetQuery): Promise<ReadonlyMap<string, number> | null> {
  if (monthly === null) return null
  const budget: Budget = { monthly: centsOf(monthly), down: down === null ? null : centsOf(down) }
  const projects = await loadBudgetLots()
  return new Map(projects.map((project) => [project.slug, countFitting(project, budget)]))
}
