import { divideSelector } from './before-after.hooks'

/** Moves the joint between two pictures. Some hundred bytes for all sliders: too little to fetch when one is touched. */
export function dividePictures() {
  document.addEventListener('input', ({ target }) => {
    const range = target as HTMLInputElement
    if (range.matches(divideSelector)) range.parentElement?.style.setProperty('--divide', `${range.value}%`)
  })
}
