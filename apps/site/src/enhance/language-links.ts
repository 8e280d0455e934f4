/** The switch leads to the same place of the same page: query and hash as they are at the moment of the click. */
export function keepQueryAndHash() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]')
    if (link) link.href = link.pathname + location.search + location.hash
  })
}
