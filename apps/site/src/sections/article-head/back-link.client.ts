import { backSelector } from './back-link.dom'

/**
 * Goes back in history if the reader came from one of our pages, to restore the state of the news list. Otherwise the
 * browser follows the link.
 */
export function goBackOnClick() {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(backSelector)) return
    if (!hasOwnReferrer() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  })
}

/**
 * Returns whether the reader came from another page of the site. Returns false after a jump inside the page or a change
 * of language, because going back would not leave the article.
 */
function hasOwnReferrer(): boolean {
  if (!document.referrer || location.hash || history.length < 2) return false
  const referrer = new URL(document.referrer)
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')]
  return (
    referrer.origin === location.origin && alternates.every(({ href }) => new URL(href).pathname !== referrer.pathname)
  )
}
