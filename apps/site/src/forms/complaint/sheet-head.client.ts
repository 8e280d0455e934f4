// The form hydrates on the first interaction. Until then this script shows the expected number and the date.

import { limaDateOf } from '@app/domain/calendar/lima-date'
import { bookDate } from './book-preview'
import { fetchPreview } from './fetch-preview'
import { bookSelectors, loadingText } from './sheet-head.dom'

/**
 * Writes today's date and the expected number. If React has changed the text while the number was loading, the script
 * does not overwrite it.
 */
export async function fillSheetHead(): Promise<void> {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'es'
  const number = document.querySelector(bookSelectors.number)
  const date = document.querySelector(bookSelectors.date)
  if (!number || !date) return
  const servedText = number.textContent
  const loading = loadingText(number)
  number.textContent = loading
  date.textContent = bookDate(limaDateOf(new Date()), locale)
  const state = await fetchPreview()
  if (number.textContent !== loading) return
  number.textContent = state.kind === 'ready' ? state.preview.number : servedText
}
