const picture = 'data-under-header'

/** Attributes of the picture a page opens with: the header is let into it until it has gone. */
export const underHeader = { [picture]: '' }
export const underHeaderSelector = `[${picture}]`
