// Data attributes that connect the first carousel of a page with its script.

const root = 'data-carousel'
const part = 'data-carousel-part'
type Part = 'viewport' | 'current' | 'pause' | 'play' | 'previous' | 'next'

export const carouselRoot = { [root]: '' }
export const carouselPart = (name: Part) => ({ [part]: name })

export const carouselSelector = `[${root}]`
export const partOf = (carousel: HTMLElement, name: Part) => carousel.querySelector<HTMLElement>(`[${part}=${name}]`)
