// Filters the cards and lays the remaining ones in courses again. The choice stands in the address, so that it can be
// linked to and survives the change of language.

import { courseSpans } from '@/ui/course-spans'

export function enhance(root: HTMLElement) {
  const cards = [...root.querySelectorAll<HTMLElement>('.card')]
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-filter]')]
  const [all] = buttons
  const grid = root.querySelector<HTMLElement>('.bond')
  const empty = root.querySelector<HTMLElement>('.project-filter__empty')
  const more = root.querySelector<HTMLElement>('.project-filter__more')

  const show = (filter: string) => {
    const shown = cards.filter(
      ({ dataset }) => filter === 'all' || dataset.status === filter || dataset.place === filter,
    )
    const spans = courseSpans(shown.length)
    for (const card of cards) card.hidden = !shown.includes(card)
    shown.forEach((card, index) => {
      card.className = `card c${spans[index]}`
      askForWidth(card)
    })
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.filter === filter))
    if (empty) empty.hidden = shown.length > 0
    if (grid) grid.classList.toggle('bond--short', filter === 'all' && more?.hidden === false)
  }

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const filter = button.dataset.filter ?? 'all'
      show(filter)
      const address = new URL(location.href)
      if (filter === 'all') address.searchParams.delete('tab')
      else address.searchParams.set('tab', filter)
      history.replaceState(null, '', address)
    })
  }
  empty?.querySelector('button')?.addEventListener('click', () => {
    all?.click()
    all?.focus()
  })
  more?.addEventListener('click', () => {
    more.hidden = true
    grid?.classList.remove('bond--short')
    cards[4]?.querySelector('a')?.focus({ preventScroll: true })
  })
  const asked = new URLSearchParams(location.search).get('tab')
  if (asked && buttons.some(({ dataset }) => dataset.filter === asked)) show(asked)
}

/** A card that has grown needs a larger file than the one chosen for its old place. */
function askForWidth(card: HTMLElement) {
  for (const source of card.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    source.sizes = `${card.offsetWidth}px`
}
