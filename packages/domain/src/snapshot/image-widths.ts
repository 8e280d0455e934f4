/** Widths for phones, for cards and large phones, for half a desktop screen and for a full desktop screen. */
export const imageWidths = [480, 800, 1200, 1920] as const

/**
 * Phones show the first image of a page in portrait mode and would crop most of a wide image. A square file shows more
 * detail than the wide files of 800 and 1200 px.
 */
export const squareSide = 800

/** A placeholder adds about 150 bytes to the page and shows the colours of an image before it has loaded. */
export const previewFormat = { width: 16, quality: 35 }
