/** Phone, large phone or card, half a desktop, full desktop. */
export const pictureWidths = [480, 800, 1200, 1920] as const

/**
 * A phone shows the first image of a page in portrait, so it would crop most of a wide one. A square file is between
 * the 800 and 1200 px files in size and shows more detail than either.
 */
export const squareSide = 800

/** About 150 bytes inlined in the page: the colours of the first image before it has loaded. */
export const preview = { width: 16, quality: 35 }
