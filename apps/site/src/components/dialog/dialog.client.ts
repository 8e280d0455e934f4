import { dialogSelectors, opensOf } from './dialog.hooks'

/**
 * A button that names its dialog opens it, and so does any link to it, wherever staff wrote one. Listens on the page, so that a dialog inside an island works before and after the island has loaded.
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
    // A plain press only: whoever asks for a new tab gets one.
    if (link && !event.ctrlKey && !event.metaKey && show(document.getElementById(link.hash.slice(1))))
      event.preventDefault()
    const dialog = target.closest('dialog')
    if (!dialog) return
    // A click on the dialog itself, and on nothing inside it, is a click on the ground around it.
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
