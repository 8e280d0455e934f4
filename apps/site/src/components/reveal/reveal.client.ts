// Content fades in once when it becomes visible. Only what lies below the first screen waits, so nothing that was
// already painted disappears, and without a script everything is simply there.

import { delayOf, revealSelector, thresholdOf } from './reveal'

const usualThreshold = 0.4
/** Share of the screen. */
const tallFrom = 0.4

export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of document.querySelectorAll<HTMLElement>(revealSelector)) {
    if (element.getBoundingClientRect().top < innerHeight) continue
    element.classList.add('reveal-waits')
    observe(element)
  }
}

function observe(element: HTMLElement) {
  // Two fifths of a tall block are half a blank screen wherever the reader stops: it shows at its first pixels.
  const isTall = element.offsetHeight > innerHeight * tallFrom
  const threshold = isTall ? 0 : thresholdOf(element, usualThreshold)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      element.style.animationDelay = `${delayOf(element)}s`
      element.classList.replace('reveal-waits', 'reveal-plays')
    },
    { threshold },
  )
  observer.observe(element)
}
