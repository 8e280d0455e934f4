import { dialogSelectors, opensOf } from './dialog.dom'

/**
 * Opens a dialog when its button or any link to its id is clicked, including links that staff wrote. It listens on the
 * document, so that a dialog inside an island works before and after hydration.
 */
export function openDialogsOnClick() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest(dialogSelectors.opener)
    if (opener) {
      show(document.getElementById(opensOf(opener) ?? ''))
      return
    }
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
    // Ctrl and Cmd clicks open a new tab as usual.
    if (link && !event.ctrlKey && !event.metaKey && show(document.getElementById(link.hash.slice(1))))
      event.preventDefault()
    const dialog = target.closest('dialog')
    if (!dialog) return
    // The target is the dialog itself only when the click is on its backdrop.
    if (target === dialog || target.closest(dialogSelectors.closer)) dialog.close()
  })
}

function show(dialog: HTMLElement | null): boolean {
  if (!(dialog instanceof HTMLDialogElement)) return false
  dialog.showModal()
  for (const wide of dialog.querySelectorAll(dialogSelectors.centred))
    wide.scrollLeft = (wide.scrollWidth - wide.clientWidth) / 2
  return true
}
