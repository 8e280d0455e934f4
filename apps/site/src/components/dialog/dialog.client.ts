import { dialogSelectors, opensOf } from './dialog.hooks'

/** Listens on the page, so that a dialog inside an island works before and after the island has loaded. */
export function openDialogsOnClick() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest(dialogSelectors.opener)
    if (opener) return show(document.getElementById(opensOf(opener) ?? ''))
    const dialog = target.closest('dialog')
    if (!dialog) return
    // A click on the dialog itself, and on nothing inside it, is a click on the ground around it.
    if (target === dialog || target.closest(dialogSelectors.closer)) dialog.close()
  })
}

function show(dialog: HTMLElement | null) {
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.showModal()
  for (const wide of dialog.querySelectorAll(dialogSelectors.centred))
    wide.scrollLeft = (wide.scrollWidth - wide.clientWidth) / 2
}
