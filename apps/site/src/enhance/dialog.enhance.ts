export function enhance(root: HTMLElement) {
  const dialog = root as HTMLDialogElement
  for (const opener of document.querySelectorAll<HTMLElement>(`[data-opens="${dialog.id}"]`)) {
    opener.setAttribute('aria-haspopup', 'dialog')
    opener.addEventListener('click', (event) => {
      event.preventDefault()
      dialog.showModal()
      for (const wide of dialog.querySelectorAll('[data-centred]'))
        wide.scrollLeft = (wide.scrollWidth - wide.clientWidth) / 2
    })
  }
  dialog.addEventListener('click', (event) => {
    const closes = event.target === dialog || (event.target as Element).closest('[data-closes]')
    if (closes) dialog.close()
  })
}
