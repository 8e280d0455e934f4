// On phones later-parts.css skips the layout of sections below the fold. From the first interaction on, this script lays
// them out one by one, so that the page soon has its real height. Visitors who never scroll do not pay for the rest.

const laterParts = 'main > *, main astro-island > *, main > div > aside'
const interactionEvents = ['scroll', 'pointerdown', 'keydown'] as const

export function layOutLaterParts(whenIdle: (task: () => void) => void) {
  const waiting = [...document.querySelectorAll<HTMLElement>(laterParts)]
  const layOutOne = () => {
    const part = waiting.shift()
    if (part) part.style.contentVisibility = 'visible'
    return part !== undefined
  }
  const layOutAll = () => {
    while (layOutOne());
  }
  const layOutNext = () => whenIdle(() => layOutOne() && layOutNext())

  // An anchor link needs the real height of everything above its target.
  if (location.hash) layOutAll()
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && layOutAll(), true)
  for (const type of interactionEvents) addEventListener(type, layOutNext, { once: true, passive: true })
}
