// Below 1024 px, later-parts.css skips the layout of sections below the fold. After the first interaction this script
// lays them out one by one, because scrolling needs the real height of the page.

const LATER_PARTS =
  'main > *, main astro-island > *, main > div > aside, main > div > div > *, main [data-later], body > footer'
const interactionEvents = ['scroll', 'pointerdown', 'keydown'] as const

export function layOutLaterParts(runWhenIdle: (task: () => void) => void) {
  const remainingParts = [...document.querySelectorAll<HTMLElement>(LATER_PARTS)]
  const layOutOne = () => {
    const part = remainingParts.shift()
    if (part) part.style.contentVisibility = 'visible'
    return part !== undefined
  }
  const layOutAll = () => {
    while (layOutOne());
  }
  const layOutNext = () => runWhenIdle(() => layOutOne() && layOutNext())

  // The browser can scroll to an anchor only if it knows the height of all sections above the anchor.
  if (location.hash) layOutAll()
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && layOutAll(), true)
  for (const type of interactionEvents) addEventListener(type, layOutNext, { once: true, passive: true })
}
