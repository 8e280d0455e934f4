import { copyrightYears } from './copyright-years'
import { copyrightFromOf, copyrightSelector } from './footer.dom'

/** Updates the copyright year: a release may be older than the last 1 January. */
export function updateCopyrightYear() {
  const line = document.querySelector(copyrightSelector)
  if (!line?.textContent) return
  const years = copyrightYears(copyrightFromOf(line), new Date().getFullYear())
  line.textContent = line.textContent.replace(/\d{4}(–\d{4})?/, years)
}
