// Content fades in once when it becomes visible. Only what lies below the first screen waits, so nothing that was
// already painted disappears, and without a script everything is simply there.

import { delayOf, revealSelector, thresholdOf } from './reveal'

const usualThreshold = 0.4

export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of document.querySelectorAll<HTMLElement>(revealSelector)) {
    if (element.getBoundingClientRect().top < innerHeight) continue
    element.classList.add('reveal-waits')
    observe(element)
  }
}

function observe(element: HTMLElement) {
  // An element taller than the screen never shows 40 % of itself: ask for 40 % of the screen instead.
  const asked = thresholdOf(element, usualThreshold)
  const threshold = Math.min(asked, (asked * innerHeight) / element.offsetHeight)
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
