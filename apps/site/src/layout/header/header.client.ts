import { underHeaderSelector } from '@/components/under-header/under-header.dom'
import { headerSelectors, markStuck, menuId } from './header.dom'

/** Adds the parts of the header's behaviour that need JavaScript. */
export function enhanceHeader(header: HTMLElement) {
  showBarAfterImage(header)
  closeDropdowns(header)
  openSheetAsModal(header)
}

/** Keeps the current query string and hash when the visitor switches the language. */
export function keepQueryAndHash() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(headerSelectors.language)
    if (link) link.href = link.pathname + location.search + location.hash
  })
}

function showBarAfterImage(header: HTMLElement) {
  const image = document.querySelector(underHeaderSelector)
  if (!image) return
  const observer = new IntersectionObserver((entries) => markStuck(header, !entries.at(-1)?.isIntersecting), {
    rootMargin: '-80px 0px 0px',
  })
  observer.observe(image)
}

function closeDropdowns(header: HTMLElement) {
  const findOpenDropdown = () => header.querySelector<HTMLDetailsElement>('nav details[open]')
  addEventListener('keydown', (event) => {
    const dropdown = findOpenDropdown()
    if (event.key !== 'Escape' || !dropdown) return
    // Otherwise Escape would also close the lot card.
    event.preventDefault()
    dropdown.open = false
    dropdown.querySelector('summary')?.focus()
  })
  addEventListener('click', (event) => {
    const dropdown = findOpenDropdown()
    if (dropdown && !dropdown.contains(event.target as Node)) dropdown.open = false
  })
  header.addEventListener('focusout', (event) => {
    const dropdown = findOpenDropdown()
    if (dropdown && event.relatedTarget && !dropdown.contains(event.relatedTarget as Node)) dropdown.open = false
  })
}

function openSheetAsModal(header: HTMLElement) {
  const sheet = document.querySelector<HTMLDialogElement>(`dialog#${menuId}`)
  const opener = header.querySelector<HTMLButtonElement>(`[popovertarget=${menuId}]`)
  if (!sheet || !opener) return
  sheet.removeAttribute('popover')
  opener.removeAttribute('popovertarget')
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', () => sheet.showModal())
  sheet.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[popovertarget], a')) sheet.close()
  })
  // The menu sheet must close when a rotated tablet becomes wide, because wide screens have no menu sheet.
  matchMedia('(width >= 62rem)').addEventListener('change', () => sheet.close())
}
