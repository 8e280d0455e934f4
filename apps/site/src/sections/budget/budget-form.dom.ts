const root = 'data-budget'
const result = 'data-budget-result'
const project = 'data-fit'

/** Texts that the script shows after it has counted lots with another down payment. `#` is the number. */
export type BudgetTexts = {
  lots: readonly [one: string, other: string]
  projects: readonly [one: string, other: string]
  note: string
  downError: string
}

export const budgetRoot = (texts: BudgetTexts) => ({ [root]: JSON.stringify(texts) })
export const budgetSelector = `[${root}]`
export const readBudgetTexts = (form: HTMLElement): BudgetTexts =>
  JSON.parse(form.getAttribute(root) ?? '') as BudgetTexts

/** The results are in the order of the radio buttons. */
export const budgetResult = { [result]: '' }
export const resultSelector = `[${result}]`

export const fitAttributes = (slug: string) => ({ [project]: slug })
export const fitSelector = `[${project}]`
export const fitSlug = (link: Element): string => link.getAttribute(project) ?? ''
