const image = 'data-under-header'

/**
 * Attributes of the image at the top of a page. On wide screens the header has no background while it is over this
 * image.
 */
export const underHeader = { [image]: '' }
export const underHeaderSelector = `[${image}]`
