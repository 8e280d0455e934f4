const root = 'data-reveal'
const delay = 'data-reveal-delay'
const threshold = 'data-reveal-threshold'

/** 1 moves up, 2 moves in from the left, 3 moves in from the right, 4 grows, 5 rotates and 6 only fades in. */
export type Animation = 1 | 2 | 3 | 4 | 5 | 6

type RevealOptions = {
  /** In seconds. */
  delay?: number
  /** Fraction of the element that must be in the viewport before the animation starts. */
  threshold?: number
}

export const reveal = (animation: Animation, options: RevealOptions = {}) => ({
  [root]: animation,
  [delay]: options.delay,
  [threshold]: options.threshold,
})

export const revealSelector = `[${root}]`
export const delayOf = (element: Element) => Number(element.getAttribute(delay) ?? 0)
export const thresholdOf = (element: Element, defaultThreshold: number) =>
  Number(element.getAttribute(threshold) ?? defaultThreshold)
