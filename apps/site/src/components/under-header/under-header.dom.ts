const picture = 'data-under-header'

/** Attributes of the image at the top of a page. The header is transparent while it is above this image. */
export const underHeader = { [picture]: '' }
export const underHeaderSelector = `[${picture}]`
