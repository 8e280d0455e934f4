// The names that tie the first slider of a page and its script together.

const root = 'data-slider'
const part = 'data-slider-part'
type Part = 'viewport' | 'controls' | 'current' | 'pause' | 'play' | 'previous' | 'next'

export const sliderRoot = { [root]: '' }
export const sliderPart = (name: Part) => ({ [part]: name })

export const sliderSelector = `[${root}]`
export const partOf = (slider: HTMLElement, name: Part) => slider.querySelector<HTMLElement>(`[${part}=${name}]`)
