// Content fades in once when it becomes visible. Only what lies below the first screen waits, so nothing that was
// already painted disappears, and without a script everything is simply there.

import { delayOf, revealSelector, thresholdOf } from './reveal'

const usualThreshold = 0.4
/** Share of the screen. */
const tallFrom = 0.4

export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // All is asked before anything changes: a change between two questions costs a layout of the page each time.
  const waiting = [...document.querySelectorAll<HTMLElement>(revealSelector)].filter(isBelow)
  for (const element of waiting) {
    element.classList.add('reveal-waits')
    observe(element)
  }
}

/** What has not been laid out yet lies below; to ask where would lay it out. */
const isBelow = (element: HTMLElement) =>
  !element.checkVisibility({ contentVisibilityAuto: true }) || element.getBoundingClientRect().top >= innerHeight

function observe(element: HTMLElement) {
  const threshold = thresholdOf(element, usualThreshold)
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

/** Two fifths of a tall block are half a blank screen wherever the reader stops: it shows at its first pixels. */
const isTall = ({ boundingClientRect }: IntersectionObserverEntry) => boundingClientRect.height > innerHeight * tallFrom
