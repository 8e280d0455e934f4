import { readBudget } from '@app/domain/budget/budget-url'
import { centsOf, shortUsd } from '@app/domain/money/money'
import { budgetFitSelector, readBudgetFit } from './budget-fit.dom'
import { countBudgetLots } from './budget-lots'

/** Says on project cards and above the site plan how many lots the budget in the URL pays for. */
export async function showBudgetFits() {
  const budget = readBudget(location.search)
  const counts = await countBudgetLots(budget)
  if (!counts || budget.monthly === null) return
  const amount = shortUsd(centsOf(budget.monthly))
  for (const element of document.querySelectorAll<HTMLElement>(budgetFitSelector)) {
    const { slug, texts } = readBudgetFit(element)
    const count = counts.get(slug) ?? 0
    if (count === 0) continue
    element.textContent = texts[count === 1 ? 0 : 1].replace('#', String(count)).replace('$', () => amount)
    element.hidden = false
  }
}
