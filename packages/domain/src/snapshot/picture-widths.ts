/** Widths for a phone, a large phone or a card, half a desktop and a full desktop. */
export const pictureWidths = [480, 800, 1200, 1920] as const

/**
 * Phones show the first image of a page in portrait mode and would crop most of a wide image. A square file shows more
 * detail than the wide files of 800 and 1200 px.
 */
export const squareSide = 800

/** A preview has about 150 bytes in the page and shows the colours of an image before it has loaded. */
export const preview = { width: 16, quality: 35 }
