/** A link that acts as a button answers to the space bar like one. */
export function pressLinksWithSpace() {
  document.addEventListener('keydown', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('a[role=button]')
    if (event.key !== ' ' || !control) return
    event.preventDefault()
    control.click()
  })
}
