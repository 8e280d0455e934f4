/** Phone, large phone or card, half a desktop, full desktop. */
export const pictureWidths = [480, 800, 1200, 1920] as const

/**
 * A phone shows the first picture of a page upright. Cut out of a wide one, 800 × 800 has fewer bytes than the width
 * the phone would choose otherwise and twice the detail where it looks.
 */
export const squareSide = 800
