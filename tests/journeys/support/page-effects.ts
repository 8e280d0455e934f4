// Functions that run inside the page: what can be pressed, and whether a press has changed anything.

type Watched = Window & { pageEffects?: { count: number } }

export type ListedControl = {
  name: string
  kind: string
  isShared: boolean
  isChosen: boolean
  isInPageLink: boolean
  path: string
}

/** Brings every part of the page near once, since parts load their scripts when they come near. */
export async function scrollThrough(): Promise<void> {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' })
    await pause(40)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await pause(300)
}

/** Whether the scripts of a control run. Astro removes `ssr` from an island then. */
export const isHydrated = (path: string): boolean =>
  document.readyState === 'complete' && !document.querySelector(path)?.closest('astro-island[ssr]')

/** Starts counting what a press can cause: changes of the document, scrolling, focus elsewhere, a video. */
export function watchEffects(): void {
  const effects = { count: 0 }
  ;(window as Watched).pageEffects = effects
  const note = () => {
    effects.count++
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  // The browser's dialog would block the page.
  window.print = note
  for (const name of ['scroll', 'play', 'pause', 'copy', 'toggle', 'fullscreenchange', 'input', 'invalid'])
    document.addEventListener(name, note, { capture: true })
}

/** Resolves once nothing has changed for 100 ms (at most 2 s), and counts from there. */
export async function forgetEffects(): Promise<void> {
  const { pageEffects } = window as Watched
  if (!pageEffects) return
  const end = Date.now() + 2000
  do {
    pageEffects.count = 0
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while (pageEffects.count > 0 && Date.now() < end)
  pageEffects.count = 0
}

export const hasEffect = (): boolean => ((window as Watched).pageEffects?.count ?? 1) > 0

/** Whether the target of an in-page link exists and is on the screen or has the focus. */
export function hashTarget(path: string): boolean {
  const hash = document.querySelector(path)?.getAttribute('href')?.slice(1)
  // The link itself may have closed with its card: then the address names the target.
  const id = decodeURIComponent(hash ?? location.hash.slice(1))
  if (id === '') return window.scrollY === 0
  const target = document.getElementById(id)
  if (!target) return false
  const { top, bottom } = target.getBoundingClientRect()
  return target.contains(document.activeElement) || (top < window.innerHeight && bottom > 0)
}

/** Lists the in-page links and buttons a person can press now. */
export function listControls(): ListedControl[] {
  const selector = 'a[href^="#"], button, summary, [role="button"], [role="tab"], svg [tabindex][aria-label]'

  function pathOf(element: Element): string {
    const steps: string[] = []
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const parent: Element | null = at.parentElement
      const own = at.tagName
      const place = parent ? [...parent.children].filter(({ tagName }) => tagName === own).indexOf(at) + 1 : 1
      steps.unshift(`${CSS.escape(own.toLowerCase())}:nth-of-type(${place})`)
    }
    return steps.join(' > ')
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return label.replaceAll(/\s+/g, ' ').trim().slice(0, 80)
  }

  function canBePressed(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert], [aria-hidden="true"], [disabled], [aria-disabled="true"]')) return false
    const dialog = document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]')
    if (dialog && !dialog.contains(element)) return false
    const { width, height, bottom } = element.getBoundingClientRect()
    // Others are for the keyboard alone, such as "skip to content", which is outside the page until it has the focus.
    return width > 4 && height > 4 && bottom + window.scrollY > 0
  }

  return [...document.querySelectorAll(selector)].filter(canBePressed).map((element) => {
    const label = nameOf(element)
    const region = element.closest('section, header, footer, nav, aside, dialog, form, main')
    const place = region?.getAttribute('aria-label') ?? region?.querySelector('h1, h2, h3')?.textContent ?? ''
    const isInPageLink = element.matches('a[href^="#"]')
    const tag = isInPageLink ? `a ${element.getAttribute('href')}` : element.tagName.toLowerCase()
    const name = `${tag} "${label}"${place ? ` in "${place.trim().slice(0, 40)}"` : ''}`
    return {
      name,
      kind: name.replaceAll(/\b[A-Z]{1,2}-?\d+\b|[\d.,]+/g, '#'),
      isShared: element.closest('body > header, body > footer') !== null,
      isChosen: ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'].some(
        (state) => !['false', null].includes(element.getAttribute(state)),
      ),
      isInPageLink,
      path: pathOf(element),
    }
  })
}
