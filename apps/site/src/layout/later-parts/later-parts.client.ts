// The parts a phone leaves for later (later-parts.css) are laid out one by one from the visitor's first sign on, so that
// the way down the page soon has its true length. Who only looks at the first screen never pays for the rest.

const parts = 'main > *, main astro-island > *, main > div > aside'
const signs = ['scroll', 'pointerdown', 'keydown'] as const

export function layOutLaterParts(whenIdle: (task: () => void) => void) {
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)]
  const layOutOne = () => {
    const part = waiting.shift()
    if (part) part.style.contentVisibility = 'visible'
    return part !== undefined
  }
  const layOutAll = () => {
    while (layOutOne());
  }
  const goOn = () => whenIdle(() => layOutOne() && goOn())

  // Who is led to a place below needs all that lies above it.
  if (location.hash) layOutAll()
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && layOutAll(), true)
  for (const sign of signs) addEventListener(sign, goOn, { once: true, passive: true })
}
