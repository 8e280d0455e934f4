import { copyDetails, copySelector } from './copy-link.dom'

/**
 * Copies the URL of an article on a click, because Instagram has no share URL. Sharing code with the React copy button
 * would add a file to every page.
 */
export function copyLinkOnClick() {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest(copySelector)
    if (!button) return
    const { link, status, messages } = copyDetails(button)
    try {
      await navigator.clipboard.writeText(link)
      if (status) status.textContent = messages.copied
    } catch {
      // Browsers have no clipboard without HTTPS, and users can block it.
      if (status) status.textContent = messages.failed
    }
  })
}
