const HEADER_PIXELS = 80
const GAP_PIXELS = 12

/** Scrolls the selected lot above the card, which covers the bottom of the screen on phones. */
export function scrollAboveCard(lot: Element | null | undefined, heading: Element | null): void {
  const card = heading?.closest('section')
  if (!lot || !card || getComputedStyle(card).position !== 'fixed') return
  const { top, bottom } = lot.getBoundingClientRect()
  const overlap = bottom + GAP_PIXELS - card.getBoundingClientRect().top
  const spaceAbove = top - HEADER_PIXELS
  if (overlap > 0) scrollBy({ top: Math.min(overlap, Math.max(spaceAbove, 0)) })
}
