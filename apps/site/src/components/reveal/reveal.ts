// Attributes of elements that fade in when they become visible, for the styles and the script.

const root = 'data-reveal'
const delay = 'data-reveal-delay'
const threshold = 'data-reveal-threshold'

/** 1 from below · 2 from the left · 3 from the right · 4 scale · 5 rotate · 6 fade only. */
export type Animation = 1 | 2 | 3 | 4 | 5 | 6

type RevealOptions = {
  /** Seconds. */
  delay?: number
  /** Fraction of the element that must be in view. */
  threshold?: number
}

export const reveal = (animation: Animation, options: RevealOptions = {}) => ({
  [root]: animation,
  [delay]: options.delay,
  [threshold]: options.threshold,
})

export const revealSelector = `[${root}]`
export const delayOf = (element: Element) => Number(element.getAttribute(delay) ?? 0)
export const thresholdOf = (element: Element, usual: number) => Number(element.getAttribute(threshold) ?? usual)
