import { dialogIdOf, dialogSelectors } from './dialog.dom'

/**
 * Opens a dialog after a click on its button or on a link to its id. Closes it after a click on its backdrop or its
 * close button. The listener is on the document, because dialogs inside islands must work before hydration.
 */
export function openDialogsOnClick() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest(dialogSelectors.opener)
    if (opener) {
      showDialog(document.getElementById(dialogIdOf(opener) ?? ''))
      return
    }
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
    // Clicks with Ctrl or Cmd must still open a new tab.
    if (link && !event.ctrlKey && !event.metaKey && showDialog(document.getElementById(link.hash.slice(1))))
      event.preventDefault()
    const dialog = target.closest('dialog')
    if (!dialog) return
    // The dialog itself is the target only if the click was on its backdrop.
    if (target === dialog || target.closest(dialogSelectors.closer)) dialog.close()
  })
}

function showDialog(dialog: HTMLElement | null): boolean {
  if (!(dialog instanceof HTMLDialogElement)) return false
  dialog.showModal()
  for (const element of dialog.querySelectorAll(dialogSelectors.centred))
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
  return true
}
