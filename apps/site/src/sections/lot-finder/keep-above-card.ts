/** Space for the header above the lot, and a gap below it. */
const HEADER_PIXELS = 80
const JOINT_PIXELS = 12

/** On phones the card covers the bottom of the screen: scrolls just far enough to show the selected lot above it. */
export function keepAboveCard(lot: Element | null | undefined, heading: Element | null): void {
  const card = heading?.closest('section')
  if (!lot || !card || getComputedStyle(card).position !== 'fixed') return
  const { top, bottom } = lot.getBoundingClientRect()
  const below = bottom + JOINT_PIXELS - card.getBoundingClientRect().top
  const above = top - HEADER_PIXELS
  if (below > 0) scrollBy({ top: Math.min(below, Math.max(above, 0)) })
}
