import { underHeaderSelector } from '@/components/under-header/under-header.hooks'
import { headerSelectors, markStuck, menuId } from './header.hooks'

/** Adds to the header what HTML alone lacks: one bar once the picture has gone, Escape, clicks outside, a modal sheet. */
export function completeHeader(header: HTMLElement) {
  stickAfterPicture(header)
  closeDropdowns(header)
  openSheetAsModal(header)
}

/** The switch leads to the same place of the same page: query and hash as they are at the moment of the click. */
export function keepQueryAndHash() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(headerSelectors.language)
    if (link) link.href = link.pathname + location.search + location.hash
  })
}

function stickAfterPicture(header: HTMLElement) {
  const picture = document.querySelector(underHeaderSelector)
  if (!picture) return
  const observer = new IntersectionObserver((entries) => markStuck(header, !entries.at(-1)?.isIntersecting), {
    rootMargin: '-80px 0px 0px',
  })
  observer.observe(picture)
}

function closeDropdowns(header: HTMLElement) {
  const open = () => header.querySelector<HTMLDetailsElement>('nav details[open]')
  addEventListener('keydown', (event) => {
    const dropdown = open()
    if (event.key !== 'Escape' || !dropdown) return
    dropdown.open = false
    dropdown.querySelector('summary')?.focus()
  })
  addEventListener('click', (event) => {
    const dropdown = open()
    if (dropdown && !dropdown.contains(event.target as Node)) dropdown.open = false
  })
  header.addEventListener('focusout', (event) => {
    const dropdown = open()
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
  // The sheet does not exist from 992 px on; a phone turned sideways must not be left behind it.
  matchMedia('(min-width: 992px)').addEventListener('change', () => sheet.close())
}
