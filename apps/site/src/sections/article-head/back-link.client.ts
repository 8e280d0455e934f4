import { backSelector } from './back-link.dom'

/**
 * Goes back in history for readers who came from one of our pages, so that their list is as they left it. Others follow the
 * link.
 */
export function goBackOnClick() {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(backSelector)) return
    if (!cameFromOurPages() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  })
}

/** A jump inside the page or a change of language adds a history entry without leaving the article. */
function cameFromOurPages(): boolean {
  if (!document.referrer || location.hash || history.length < 2) return false
  const from = new URL(document.referrer)
  const languages = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')]
  return from.origin === location.origin && languages.every(({ href }) => new URL(href).pathname !== from.pathname)
}
