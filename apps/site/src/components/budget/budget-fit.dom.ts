const project = 'data-budget-fit'
const texts = 'data-budget-fit-texts'

/** Says how many lots a budget pays for. `#` is the number and `$` the monthly amount. */
export type BudgetFitTexts = readonly [one: string, other: string]

/**
 * Returns the attributes of a hidden element. The script fills and shows it if the URL contains a budget that pays for a
 * lot.
 */
export const budgetFit = (slug: string, forms: BudgetFitTexts) => ({
  [project]: slug,
  [texts]: JSON.stringify(forms),
  hidden: true,
})

export const budgetFitSelector = `[${project}]`

export const readBudgetFit = (element: Element) => ({
  slug: element.getAttribute(project) ?? '',
  texts: JSON.parse(element.getAttribute(texts) ?? '') as BudgetFitTexts,
})
