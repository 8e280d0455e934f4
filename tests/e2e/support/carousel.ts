import type { Locator } from '@playwright/test'

export const slides = (carousel: Locator) => carousel.getByRole('listitem')
export const previousButton = (carousel: Locator) => carousel.getByRole('button', { name: /^(Anterior|Previous)$/ })
export const nextButton = (carousel: Locator) => carousel.getByRole('button', { name: /^(Siguiente|Next)$/ })
export const pauseButton = (carousel: Locator) => carousel.getByRole('button', { name: 'Pausar el movimiento' })
export const playButton = (carousel: Locator) => carousel.getByRole('button', { name: 'Reanudar el movimiento' })

/** Finds a text such as "2 / 4", which only some carousels show. */
export const slideCounter = (carousel: Locator) => carousel.getByText(/^\d+\s\/\s\d+$/)

/** Returns the number of the slide nearest to the start of the row. */
export const firstVisibleSlide = (carousel: Locator): Promise<number> =>
  slides(carousel).evaluateAll((slideElements) => {
    const rowLeft = slideElements[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
    const distances = slideElements.map((slide) => Math.abs(slide.getBoundingClientRect().left - rowLeft))
    return distances.indexOf(Math.min(...distances)) + 1
  })

/** Returns how many slides fit into the row, with a fraction for a partly visible slide. */
export const visibleSlideCount = (carousel: Locator): Promise<number> =>
  slides(carousel)
    .first()
    .evaluate((slide) => (slide.parentElement?.parentElement?.clientWidth ?? 0) / slide.clientWidth)
