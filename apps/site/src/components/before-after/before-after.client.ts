import { divideSelector } from './before-after.dom'

/** Moves the divider between two images. One listener for all comparisons: the code is too small to load on demand. */
export function startBeforeAfter() {
  document.addEventListener('input', ({ target }) => {
    const range = target as HTMLInputElement
    if (range.matches(divideSelector)) range.parentElement?.style.setProperty('--divide', `${range.value}%`)
  })
}
