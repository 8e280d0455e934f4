import { copyrightYears } from './copyright-years'
import { copyrightFromOf, copyrightSelector } from './footer.hooks'

/** A release may be months old: on 1 January its copyright line would be a year behind. */
export function updateCopyrightYear() {
  const line = document.querySelector(copyrightSelector)
  if (!line?.textContent) return
  const years = copyrightYears(copyrightFromOf(line), new Date().getFullYear())
  line.textContent = line.textContent.replace(/\d{4}(–\d{4})?/, years)
}
