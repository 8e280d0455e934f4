import { copyrightYears } from './copyright-years'
import { copyrightFromOf, copyrightSelector } from './footer.dom'

/** Updates the copyright year, because the release may have been built in a previous year. */
export function updateCopyrightYear() {
  const line = document.querySelector(copyrightSelector)
  if (!line?.textContent) return
  const years = copyrightYears(copyrightFromOf(line), new Date().getFullYear())
  const text = line.textContent.replace(/\d{4}(–\d{4})?/, years)
  // Writing the same text would make the browser calculate the layout again while the page loads.
  if (text !== line.textContent) line.textContent = text
}
