// Fills in number and date of the blank form at once, because the form itself hydrates on the first interaction.

import { limaDateOf } from '@app/domain/calendar/lima-date'
import { askPreview } from './ask-preview'
import { bookDate } from './book-preview'
import { bookSelectors, loadingText } from './sheet-head.dom'

/** Does nothing more once the form has hydrated, which then shows both itself. */
export async function fillSheetHead(): Promise<void> {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'es'
  const number = document.querySelector(bookSelectors.number)
  const date = document.querySelector(bookSelectors.date)
  if (!number || !date) return
  const served = number.textContent
  const loading = loadingText(number)
  number.textContent = loading
  date.textContent = bookDate(limaDateOf(new Date()), locale)
  const state = await askPreview()
  if (number.textContent !== loading) return
  number.textContent = state.kind === 'ready' ? state.preview.number : served
}
