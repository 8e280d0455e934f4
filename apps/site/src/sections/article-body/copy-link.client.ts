import { copyDetails, copySelector } from './copy-link.hooks'

/** Instagram has no address to share with: the link is copied, for the visitor to paste there. */
export function copyLinkOnClick() {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest(copySelector)
    if (!button) return
    const { link, status, answers } = copyDetails(button)
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    if (status) status.textContent = isCopied ? answers.copied : answers.failed
  })
}
