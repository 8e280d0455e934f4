import { type BudgetQuery, readBudget } from '@app/domain/budget/budget-url'
import { useEffect, useState } from 'react'
import { useQueryState } from '@/components/island/use-query-state'
import { countBudgetLots } from './budget-lots'

const noBudget: BudgetQuery = { monthly: null, down: null }

type BudgetCounts = {
  monthly: number
  /** Returns undefined for a project without a price, a term or a free lot. */
  lotsOf: (slug: string) => number | undefined
}

/** Returns how many lots of each project the budget in the URL pays for. Returns null without a budget. */
export function useBudgetCounts(): BudgetCounts | null {
  const [{ monthly, down }] = useQueryState<BudgetQuery>({
    initial: noBudget,
    read: readBudget,
    write: (search) => search,
  })
  const [counts, setCounts] = useState<BudgetCounts | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (lots: ReadonlyMap<string, number> | null) => {
      if (isCurrent) setCounts(lots && monthly ? { monthly, lotsOf: (slug) => lots.get(slug) } : null)
    }
    // Without the counts, the cards keep their usual order.
    countBudgetLots({ monthly, down }).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [monthly, down])
  return counts
}
