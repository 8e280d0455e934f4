/** Phone, large phone or card, half a desktop, full desktop. */
export const pictureWidths = [480, 800, 1200, 1920] as const
