/** Phone, large phone or card, half a desktop, full desktop. */
export const pictureWidths = [480, 800, 1200, 1920] as const

/**
 * A phone shows the first picture of a page upright, so of a wide one it would load much that it cuts away. A square
 * lies between the files of 800 and 1200 px in bytes and shows more detail than either.
 */
export const squareSide = 800

/** Some 150 bytes that travel in the page itself: the colours of the first picture before it has arrived. */
export const preview = { width: 16, quality: 35 }
