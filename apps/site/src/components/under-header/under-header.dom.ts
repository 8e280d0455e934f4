const picture = 'data-under-header'

/** Attributes of the image at the top of a page: the header is transparent over it until it is scrolled out of view. */
export const underHeader = { [picture]: '' }
export const underHeaderSelector = `[${picture}]`
