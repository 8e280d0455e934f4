/**
 * Tabs by the ARIA pattern: arrow keys, Home and End move the choice, and only the chosen tab takes the focus. A list
 * marked as vertical is walked up and down.
 */
export function enhance(root: HTMLElement) {
  const tabs = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')]

  const select = (chosen: HTMLButtonElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
    }
    for (const panel of panels) panel.hidden = panel.dataset.panel !== chosen.dataset.tab
    root.dispatchEvent(new CustomEvent('tab', { detail: chosen.dataset.tab }))
  }

  const neighbour = (key: string, index: number): HTMLButtonElement | undefined => {
    const upright = tabs[index]?.closest('[role=tablist]')?.getAttribute('aria-orientation') === 'vertical'
    if (key === (upright ? 'ArrowDown' : 'ArrowRight')) return tabs[(index + 1) % tabs.length]
    if (key === (upright ? 'ArrowUp' : 'ArrowLeft')) return tabs.at(index - 1)
    if (key === 'Home') return tabs[0]
    if (key === 'End') return tabs.at(-1)
    return undefined
  }

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(tab))
    tab.addEventListener('keydown', (event) => {
      const next = neighbour(event.key, index)
      if (!next) return
      event.preventDefault()
      next.focus()
      select(next)
    })
  })
  const first = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')
  if (first) select(first)
  root.classList.add('is-live')
}
