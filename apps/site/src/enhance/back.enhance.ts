/** One step back for readers who came from one of our pages: their list is as they left it. Others follow the link. */
export function enhance(root: HTMLElement) {
  root.addEventListener('click', (event) => {
    const fromOurs = document.referrer !== '' && new URL(document.referrer).origin === location.origin
    if (!fromOurs || history.length < 2 || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    history.back()
  })
}
