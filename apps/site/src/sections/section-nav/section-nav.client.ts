/** Scrolls the section links sideways to the link of the current section, because phones show only the first six. */
export function keepCurrentLinkInView() {
  // Browsers without scroll markers reject the selector.
  if (!CSS.supports('selector(:target-current)')) return
  const showCurrentLink = () => {
    const link = document.querySelector<HTMLElement>('nav :target-current')
    if (!link?.parentElement) return
    const links = link.parentElement
    links.scrollTo({ left: link.offsetLeft - (links.clientWidth - link.offsetWidth) / 2 })
  }
  // The browser chooses the current link after this event, in the next frame.
  addEventListener('scrollend', () => requestAnimationFrame(() => requestAnimationFrame(showCurrentLink)))
}
