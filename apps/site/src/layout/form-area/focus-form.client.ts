// A link to a form puts the cursor in its first field, also when the visitor arrives from another page. The form may
// still be loading then: it is looked for every 100 ms and given up after 5 s.

import { formSelectors } from '@/components/form-area/form-area.hooks'

const retryEvery = 100
const giveUpAfter = 5000
const firstField = 'input:not([type=hidden]):not([tabindex="-1"]), select, textarea'

export function focusFormOnArrival() {
  document.addEventListener('click', (event) => {
    // The error summary of a form leads to its fields by itself.
    if (event.defaultPrevented) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#form"]')
    if (link && link.pathname === location.pathname) focusSoon(link.hash)
  })
  if (location.hash.startsWith('#form')) focusSoon(location.hash)
}

function focusSoon(hash: string) {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const target = document.getElementById(hash.slice(1))
    const field = target?.matches(firstField) ? target : target?.querySelector<HTMLElement>(firstField)
    if (field) {
      ;(field.closest(formSelectors.area) ?? field).scrollIntoView({ block: 'start' })
      field.focus({ preventScroll: true })
    }
    if (field || Date.now() - startedAt > giveUpAfter) clearInterval(timer)
  }, retryEvery)
}
