// Focuses the first field of a form when a link leads to it, also from another page. The form may still be loading, so it
// is looked up every 100 ms for up to 5 s.

import { formSelectors } from '@/components/form-area/form-area.dom'

const RETRY_INTERVAL_MS = 100
const TIMEOUT_MS = 5000
const firstField = 'input:not([type=hidden]):not([tabindex="-1"]), select, textarea'

export function focusFormOnArrival() {
  document.addEventListener('click', (event) => {
    // A form's error summary focuses its fields itself.
    if (event.defaultPrevented) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#form"]')
    if (link && link.pathname === location.pathname) focusWhenReady(link.hash)
  })
  if (location.hash.startsWith('#form')) focusWhenReady(location.hash)
}

function focusWhenReady(hash: string) {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const target = document.getElementById(hash.slice(1))
    const field = target?.matches(firstField) ? target : target?.querySelector<HTMLElement>(firstField)
    if (field) {
      ;(field.closest(formSelectors.area) ?? field).scrollIntoView({ block: 'start' })
      field.focus({ preventScroll: true })
    }
    if (field || Date.now() - startedAt > TIMEOUT_MS) clearInterval(timer)
  }, RETRY_INTERVAL_MS)
}
