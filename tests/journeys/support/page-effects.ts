// Each of these functions runs inside the page, so it cannot use variables or functions of this file.

type WatchedWindow = Window & { pageEffects?: { count: number } }

export type ListedControl = {
  name: string
  kind: string
  isShared: boolean
  isChosen: boolean
  isInPageLink: boolean
  path: string
}

/** Scrolls through the page once, because sections load their scripts near the viewport. */
export async function scrollThrough(): Promise<void> {
  const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' })
    await sleep(40)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await sleep(300)
}

/** Returns whether the page is loaded and a control is hydrated. Astro removes `ssr` from an island after hydration. */
export const isHydrated = (path: string): boolean =>
  document.readyState === 'complete' && !document.querySelector(path)?.closest('astro-island[ssr]')

/** Starts to count effects such as DOM changes, scrolling and media events. */
export function watchEffects(): void {
  const effects = { count: 0 }
  ;(window as WatchedWindow).pageEffects = effects
  const countEffect = () => {
    effects.count++
  }
  new MutationObserver(countEffect).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  // The print dialog would block the page.
  window.print = countEffect
  for (const name of ['scroll', 'play', 'pause', 'copy', 'toggle', 'fullscreenchange', 'input', 'invalid'])
    document.addEventListener(name, countEffect, { capture: true })
}

/** Waits until nothing has changed for 100 ms, at most 2 s, and resets the count. */
export async function resetEffects(): Promise<void> {
  const { pageEffects } = window as WatchedWindow
  if (!pageEffects) return
  const end = Date.now() + 2000
  do {
    pageEffects.count = 0
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while (pageEffects.count > 0 && Date.now() < end)
  pageEffects.count = 0
}

export const hasEffect = (): boolean => ((window as WatchedWindow).pageEffects?.count ?? 1) > 0

/** Returns whether the target of an in-page link is in the viewport or has the focus. The target of `#` is the top. */
export function isHashTargetReached(path: string): boolean {
  const hash = document.querySelector(path)?.getAttribute('href')?.slice(1)
  // The link may have disappeared with its card. Then the URL names the target.
  const id = decodeURIComponent(hash ?? location.hash.slice(1))
  if (id === '') return window.scrollY === 0
  const target = document.getElementById(id)
  if (!target) return false
  const { top, bottom } = target.getBoundingClientRect()
  return target.contains(document.activeElement) || (top < window.innerHeight && bottom > 0)
}

/** Lists the in-page links, buttons, tabs and other controls that can be pressed now. */
export function listControls(): ListedControl[] {
  const selector = 'a[href^="#"], button, summary, [role="button"], [role="tab"], svg [tabindex][aria-label]'

  function pathOf(element: Element): string {
    const steps: string[] = []
    for (let node: Element | null = element; node && node !== document.documentElement; node = node.parentElement) {
      const parent: Element | null = node.parentElement
      const ownTag = node.tagName
      const position = parent ? [...parent.children].filter(({ tagName }) => tagName === ownTag).indexOf(node) + 1 : 1
      steps.unshift(`${CSS.escape(ownTag.toLowerCase())}:nth-of-type(${position})`)
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
    // Leaves out keyboard-only links such as "skip to content", which are outside the page until they have the focus.
    return width > 4 && height > 4 && bottom + window.scrollY > 0
  }

  return [...document.querySelectorAll(selector)].filter(canBePressed).map((element) => {
    const label = nameOf(element)
    const region = element.closest('section, header, footer, nav, aside, dialog, form, main')
    const regionName = region?.getAttribute('aria-label') ?? region?.querySelector('h1, h2, h3')?.textContent ?? ''
    const isInPageLink = element.matches('a[href^="#"]')
    const tag = isInPageLink ? `a ${element.getAttribute('href')}` : element.tagName.toLowerCase()
    const name = `${tag} "${label}"${regionName ? ` in "${regionName.trim().slice(0, 40)}"` : ''}`
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
