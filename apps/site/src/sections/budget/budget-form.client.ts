import { readBudget, readWholeDollars, writeBudget } from '@app/domain/budget/budget-url'
import { countBudgetLots } from '@/components/budget/budget-lots'
import { anchors } from '@/i18n/anchors'
import { type BudgetTexts, fitSelector, fitSlug, readBudgetTexts, resultSelector } from './budget-form.dom'

/**
 * Writes the budget into the URL and counts lots with the visitor's down payment. Returns a function that scrolls to
 * the project cards.
 */
export function startBudgetForm(form: HTMLFormElement): () => void {
  const texts = readBudgetTexts(form)
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const results = form.querySelectorAll<HTMLElement>(resultSelector)
  const downField = form.querySelector<HTMLInputElement>('input:not([type=radio])')
  const locale = document.documentElement.lang === 'en' ? 'en' : 'es'

  const requestedBudget = readBudget(location.search)
  const requestedRadio = radios.findLast(({ value }) => Number(value) <= (requestedBudget.monthly ?? 0))
  if (requestedRadio) requestedRadio.checked = true
  if (downField && requestedBudget.down !== null) downField.value = String(requestedBudget.down)

  function update() {
    const monthly = Number(radios.find(({ checked }) => checked)?.value)
    const down = readDown(downField, texts)
    const search = writeBudget(location.search, { monthly, down }, locale)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
    // Makes the project grid read the query string again.
    dispatchEvent(new PopStateEvent('popstate'))
    void Promise.all(radios.map((radio, index) => countAt(radio, results[index], down)))
  }
  async function countAt(radio: HTMLInputElement, result: HTMLElement | undefined, down: number | null) {
    const counts = await countBudgetLots({ monthly: Number(radio.value), down })
    if (counts && result) showCounts(result, counts, down, texts)
  }

  form.addEventListener('change', update)
  update()
  return () => {
    location.hash = anchors.projects
  }
}

const usualNotes = new WeakMap<Element, string>()

/**
 * Reads the down payment in dollars. Shows an error if it is not a number, because the lots are then counted with the
 * usual down payment.
 */
function readDown(field: HTMLInputElement | null, { downError }: BudgetTexts): number | null {
  if (!field) return null
  const down = readWholeDollars(field.value)
  const isWrong = down === null && field.value.trim() !== ''
  const hint = field.parentElement?.querySelector('p')
  if (hint) {
    const usualHint = usualNotes.get(hint) ?? hint.textContent ?? ''
    usualNotes.set(hint, usualHint)
    hint.textContent = isWrong ? downError : usualHint
  }
  field.setAttribute('aria-invalid', String(isWrong))
  return down
}

const formatDollars = (dollars: number) => `US$\u00a0${dollars.toLocaleString('en-US')}`
const countText = ([one, other]: readonly [string, string], count: number) =>
  (count === 1 ? one : other).replace('#', String(count))

function showCounts(
  result: HTMLElement,
  counts: ReadonlyMap<string, number>,
  down: number | null,
  { lots, projects, note }: BudgetTexts,
) {
  const [lotText, projectText] = result.querySelectorAll('p:first-child b')
  const total = [...counts.values()].reduce((lotCount, count) => lotCount + count, 0)
  const fittingProjectCount = [...counts.values()].filter((count) => count > 0).length
  if (lotText) lotText.textContent = countText(lots, total)
  if (projectText) projectText.textContent = countText(projects, fittingProjectCount)
  for (const link of result.querySelectorAll<HTMLAnchorElement>(fitSelector)) {
    const count = counts.get(fitSlug(link)) ?? 0
    const figure = link.querySelector('b')
    if (figure) figure.textContent = String(count)
    if (link.parentElement) link.parentElement.hidden = count === 0
  }
  const noteElement = result.querySelector('ul + p')
  if (!noteElement) return
  const usualNote = usualNotes.get(noteElement) ?? noteElement.textContent ?? ''
  usualNotes.set(noteElement, usualNote)
  noteElement.textContent = down === null ? usualNote : note.replace('#', formatDollars(down))
}
