// A carousel as a visitor sees it: its buttons, and its first visible slide.
import type { Locator } from '@playwright/test'

export const slides = (carousel: Locator) => carousel.getByRole('listitem')
export const previous = (carousel: Locator) => carousel.getByRole('button', { name: /^(Anterior|Previous)$/ })
export const next = (carousel: Locator) => carousel.getByRole('button', { name: /^(Siguiente|Next)$/ })
export const pause = (carousel: Locator) => carousel.getByRole('button', { name: 'Pausar el movimiento' })
export const play = (carousel: Locator) => carousel.getByRole('button', { name: 'Reanudar el movimiento' })

/** "2 / 4", if the carousel shows it. */
export const counter = (carousel: Locator) => carousel.getByText(/^\d+ \/ \d+$/)

/** Returns the number of the slide nearest to the start of the row. */
export const firstShown = (carousel: Locator): Promise<number> =>
  slides(carousel).evaluateAll((all) => {
    const row = all[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
    const distances = all.map((slide) => Math.abs(slide.getBoundingClientRect().left - row))
    return distances.indexOf(Math.min(...distances)) + 1
  })

/** Returns how many slides fit into the row, including the part of the next one. */
export const slidesAtOnce = (carousel: Locator): Promise<number> =>
  slides(carousel)
    .first()
    .evaluate((slide) => (slide.parentElement?.parentElement?.clientWidth ?? 0) / slide.clientWidth)
