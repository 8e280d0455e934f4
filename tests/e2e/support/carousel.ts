// A row of slides as a visitor sees it: its buttons, and which slide stands first.
import type { Locator } from '@playwright/test'

export const slides = (carousel: Locator) => carousel.getByRole('listitem')
export const previous = (carousel: Locator) => carousel.getByRole('button', { name: /^(Anterior|Previous)$/ })
export const next = (carousel: Locator) => carousel.getByRole('button', { name: /^(Siguiente|Next)$/ })
export const pause = (carousel: Locator) => carousel.getByRole('button', { name: 'Pausar el movimiento' })
export const play = (carousel: Locator) => carousel.getByRole('button', { name: 'Reanudar el movimiento' })

/** "2 / 4", where the carousel says it. */
export const counter = (carousel: Locator) => carousel.getByText(/^\d+ \/ \d+$/)

/** Number of the slide that stands nearest to the beginning of the row. */
export const firstShown = (carousel: Locator): Promise<number> =>
  slides(carousel).evaluateAll((all) => {
    const row = all[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
    const distances = all.map((slide) => Math.abs(slide.getBoundingClientRect().left - row))
    return distances.indexOf(Math.min(...distances)) + 1
  })

/** How many slides fit into the row, with the piece of the next one. */
export const slidesAtOnce = (carousel: Locator): Promise<number> =>
  slides(carousel)
    .first()
    .evaluate((slide) => (slide.parentElement?.parentElement?.clientWidth ?? 0) / slide.clientWidth)
