import { copyDetails, copySelector } from './copy-link.dom'

/**
 * Copies the link of an article, because Instagram has no share URL. Shares no code with the React copy button: every
 * page would load one more file.
 */
export function copyLinkOnClick() {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest(copySelector)
    if (!button) return
    const { link, status, answers } = copyDetails(button)
    try {
      await navigator.clipboard.writeText(link)
      if (status) status.textContent = answers.copied
    } catch {
      // Also without HTTPS, where the browser has no clipboard.
      if (status) status.textContent = answers.failed
    }
  })
}
