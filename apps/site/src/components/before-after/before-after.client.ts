import { divideSelector } from './before-after.dom'

/** Moves the divider between two images when the visitor moves the range input. */
export function startBeforeAfter() {
  document.addEventListener('input', ({ target }) => {
    const range = target as HTMLInputElement
    if (range.matches(divideSelector)) range.parentElement?.style.setProperty('--divide', `${range.value}%`)
  })
}
