// Only elements below the fold are hidden until their animation, because painted elements must not disappear. Without
// JavaScript all elements are visible.

import { delayOf, revealSelector, thresholdOf } from './reveal'

const DEFAULT_THRESHOLD = 0.4
/** Fraction of the viewport height above which a block counts as tall. */
const TALL_FRACTION = 0.4

export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // All elements are measured before the first change, because measuring after a change would force another layout.
  const hiddenElements = [...document.querySelectorAll<HTMLElement>(revealSelector)].filter(isBelowFold)
  for (const element of hiddenElements) {
    element.classList.add('reveal-waits')
    observe(element)
  }
}

/**
 * Returns whether an element is below the fold. Elements that content-visibility skips count as below the fold, because
 * measuring them would force a layout.
 */
const isBelowFold = (element: HTMLElement) =>
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

/**
 * Returns whether a block is tall. A tall block appears as soon as its first pixel is visible, because otherwise a
 * large part of the screen would stay blank.
 */
const isTall = ({ boundingClientRect }: IntersectionObserverEntry) =>
  boundingClientRect.height > innerHeight * TALL_FRACTION
