/** Makes links with role=button respond to the space bar, as buttons do. */
export function pressLinksWithSpace() {
  document.addEventListener('keydown', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('a[role=button]')
    if (event.key !== ' ' || !control) return
    event.preventDefault()
    control.click()
  })
}
