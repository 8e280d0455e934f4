// Content fades in once when it enters the viewport. Only content below the fold is hidden first, so that nothing already
// painted disappears. Without a script everything is visible.

import { delayOf, revealSelector, thresholdOf } from './reveal'

const DEFAULT_THRESHOLD = 0.4
/** Fraction of the viewport height. */
const TALL_FROM = 0.4

export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Measure all elements before changing any: a change between two measurements forces a layout each time.
  const waiting = [...document.querySelectorAll<HTMLElement>(revealSelector)].filter(isBelow)
  for (const element of waiting) {
    element.classList.add('reveal-waits')
    observe(element)
  }
}

/** Skipped by content-visibility means below the fold; measuring it would force layout. */
const isBelow = (element: HTMLElement) =>
  !element.checkVisibility({ contentVisibilityAuto: true }) || element.getBoundingClientRect().top >= innerHeight

function observe(element: HTMLElement) {
  const threshold = thresholdOf(element, DEFAULT_THRESHOLD)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting && (isTall(entry) || entry.intersectionRatio >= threshold)))
        return
      observer.disconnect()
      element.style.animationDelay = `${delayOf(element)}s`
      element.classList.replace('reveal-waits', 'reveal-plays')
    },
    { threshold: [0, threshold] },
  )
  observer.observe(element)
}

/** 40 % of a tall block is half a blank screen, so it appears with its first pixels. */
const isTall = ({ boundingClientRect }: IntersectionObserverEntry) =>
  boundingClientRect.height > innerHeight * TALL_FROM
