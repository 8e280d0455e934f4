import { copyrightYears } from './copyright-years'
import { copyrightFromOf, copyrightSelector } from './footer.dom'

/** Updates the copyright year, because the release may have been built in a previous year. */
export function updateCopyrightYear() {
  const line = document.querySelector(copyrightSelector)
  if (!line?.textContent) return
  const years = copyrightYears(copyrightFromOf(line), new Date().getFullYear())
  line.textContent = line.textContent.replace(/\d{4}(–\d{4})?/, years)
}
