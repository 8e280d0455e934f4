import { formSelectors } from '@/components/form-area/form-area.dom'

const RETRY_INTERVAL_MS = 100
const TIMEOUT_MS = 5000
const FIELD_SELECTOR = 'input:not([type=hidden]):not([tabindex="-1"]), select, textarea'

/** Focuses the first field of a form when the visitor follows a link to the form, on this page or from another page. */
export function focusFormOnArrival() {
  document.addEventListener('click', (event) => {
    // The error summary of a form focuses its fields itself.
    if (event.defaultPrevented) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#form"]')
    if (link && link.pathname === location.pathname) focusWhenReady(link.hash)
  })
  if (location.hash.startsWith('#form')) focusWhenReady(location.hash)
}

/** Focuses the first field as soon as it exists, because the form may still be loading. It gives up after 5 s. */
function focusWhenReady(hash: string) {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const target = document.getElementById(hash.slice(1))
    const field = target?.matches(FIELD_SELECTOR) ? target : target?.querySelector<HTMLElement>(FIELD_SELECTOR)
    if (field) {
      ;(field.closest(formSelectors.area) ?? field).scrollIntoView({ block: 'start' })
      field.focus({ preventScroll: true })
    }
    if (field || Date.now() - startedAt > TIMEOUT_MS) clearInterval(timer)
  }, RETRY_INTERVAL_MS)
}
