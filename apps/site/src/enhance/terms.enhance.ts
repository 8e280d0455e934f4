import { campaignPhases, campaignsByPhase } from '@sillar/domain/campaign/campaign-window'
import { enhance as enhanceTabs } from './tabs.enhance'
import { placeInTerms, type TermsContents } from './terms-address'

/** Sorts the campaigns by the visitor's clock, opens what the address names, and keeps the address up to date. */
export function enhance(root: HTMLElement) {
  sortCampaigns(root, new Date())
  turnWithTheSideBar(root)
  const place = placeInTerms(new URLSearchParams(location.search), contentsOf(root))
  for (const tab of root.querySelectorAll<HTMLElement>('[role=tab]')) {
    tab.setAttribute('aria-selected', String(tab.dataset.tab === place.section))
  }
  enhanceTabs(root)
  keepTabInView(root)
  const accordion = place.accordion ? document.getElementById(place.accordion) : null
  if (accordion instanceof HTMLDetailsElement) {
    accordion.open = true
    accordion.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  rememberInAddress(root)
}

function contentsOf(root: HTMLElement): TermsContents {
  return [...root.querySelectorAll<HTMLElement>('[data-panel]')].map((panel) => ({
    section: panel.dataset.panel ?? '',
    accordions: [...panel.querySelectorAll('details')].map(({ id }) => id),
  }))
}

function sortCampaigns(root: HTMLElement, now: Date) {
  const items = [...root.querySelectorAll<HTMLElement>('[data-starts-at]')].map((element) => ({
    element,
    startsAt: element.dataset.startsAt ?? '',
    endsAt: element.dataset.endsAt ?? '',
  }))
  const groups = campaignsByPhase(items, now)
  for (const phase of campaignPhases) {
    const group = root.querySelector<HTMLElement>(`[data-phase=${phase}]`)
    const none = group?.querySelector<HTMLElement>('[data-none]')
    group?.querySelector('[data-campaigns]')?.append(...groups[phase].map(({ element }) => element))
    const empty = groups[phase].length === 0
    if (none) none.hidden = !empty
    else if (group) group.hidden = empty
  }
}

/** The list of sections stands upright on wide screens, and its arrow keys with it. */
function turnWithTheSideBar(root: HTMLElement) {
  const list = root.querySelector('[role=tablist]')
  const wide = matchMedia('(min-width: 1024px)')
  const turn = () => list?.setAttribute('aria-orientation', wide.matches ? 'vertical' : 'horizontal')
  turn()
  wide.addEventListener('change', turn)
}

/** On phones the list scrolls sideways: the chosen section must not stay beyond the edge. */
function keepTabInView(root: HTMLElement) {
  const list = root.querySelector<HTMLElement>('[role=tablist]')
  const show = () => {
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!list || !tab) return
    const beyond = tab.getBoundingClientRect().left - list.getBoundingClientRect().left
    list.scrollLeft += beyond - (list.clientWidth - tab.offsetWidth) / 2
  }
  show()
  root.addEventListener('tab', show)
}

function rememberInAddress(root: HTMLElement) {
  const write = (section: string, subsection: string | null) => {
    const url = new URL(location.href)
    url.searchParams.set('section', section)
    if (subsection) url.searchParams.set('subsection', subsection)
    else url.searchParams.delete('subsection')
    url.hash = ''
    history.replaceState(history.state, '', url)
  }
  const openIn = (section: string) => root.querySelector(`[data-panel="${section}"] details[open]`)?.id ?? null
  root.addEventListener('tab', (event) => {
    const section = (event as CustomEvent<string>).detail
    write(section, openIn(section))
  })
  // `toggle` does not bubble. It is told after the fact: when one closes because another opened, the other is written.
  root.addEventListener(
    'toggle',
    (event) => {
      const panel = (event.target as Element).closest<HTMLElement>('[data-panel]')
      if (panel?.dataset.panel && !panel.hidden) write(panel.dataset.panel, openIn(panel.dataset.panel))
    },
    true,
  )
}
