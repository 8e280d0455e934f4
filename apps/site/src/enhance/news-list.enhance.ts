import { type NewsChoice, pageOf, readChoice, writeChoice } from './news-choice'

/** Shows one category and one page of it. The tabs of wide screens and the list of phones steer the same choice. */
export function enhance(root: HTMLElement) {
  const part = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[data-news=${name}]`)
  const cards = [...root.querySelectorAll<HTMLElement>('[data-article]')]
  const tabs = [...root.querySelectorAll<HTMLButtonElement>('[data-category]')]
  const [select, range, pager] = [part<HTMLSelectElement>('select'), part('range'), part('pager')]
  const [newer, older] = [part('newer'), part('older')]
  const size = Number(root.dataset.size)
  const locale = root.dataset.locale === 'en' ? 'en' : 'es'
  let choice = readChoice(
    location.search,
    tabs.map((tab) => tab.dataset.category ?? ''),
  )

  const show = () => {
    const chosen = cards.filter((card) => !choice.category || card.dataset.article === choice.category)
    const { page, pages, from, to, total } = pageOf(chosen.length, size, choice.page)
    choice = { ...choice, page }
    const visible = new Set(chosen.slice(from, to))
    for (const card of cards) card.hidden = !visible.has(card)
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset.category === choice.category))
    if (select) select.value = choice.category
    if (pager) pager.hidden = pages === 1
    newer?.setAttribute('aria-disabled', String(page === 1))
    older?.setAttribute('aria-disabled', String(page === pages))
    if (range) range.textContent = rangeText(root.dataset.range ?? '', from + 1, to, total)
    return [...visible]
  }

  const choose = (next: Partial<NewsChoice>) => {
    choice = { ...choice, ...next }
    const visible = show()
    history.replaceState(
      history.state,
      '',
      location.pathname + writeChoice(location.search, choice, locale) + location.hash,
    )
    return visible
  }

  /** The reader goes on at the first card of the new page, with eyes and keyboard alike. */
  const turnTo = (page: number, button: HTMLElement) => {
    if (button.getAttribute('aria-disabled') === 'true') return
    const [first] = choose({ page })
    root.scrollIntoView({ block: 'start' })
    first?.querySelector('a')?.focus({ preventScroll: true })
  }

  for (const tab of tabs) tab.addEventListener('click', () => choose({ category: tab.dataset.category ?? '', page: 1 }))
  select?.addEventListener('change', () => choose({ category: select.value, page: 1 }))
  newer?.addEventListener('click', () => turnTo(choice.page - 1, newer))
  older?.addEventListener('click', () => turnTo(choice.page + 1, older))
  show()
  root.classList.add('is-live')
}

const rangeText = (template: string, from: number, to: number, total: number) =>
  template.replace('{from}', String(from)).replace('{to}', String(to)).replace('{total}', String(total))
