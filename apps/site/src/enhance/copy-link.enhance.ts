/** Instagram has no address to share with: the link is copied, for the visitor to paste there. */
export function enhance(root: HTMLElement) {
  const { link, done, failed, says } = root.dataset
  const status = says ? document.getElementById(says) : null
  root.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(link ?? location.href).then(
      () => true,
      () => false,
    )
    if (status) status.textContent = (copied ? done : failed) ?? ''
  })
}
