const root = 'data-back'

/** Attributes of a link that goes back in history if the previous page is ours. */
export const backLink = { [root]: '' }
export const backSelector = `a[${root}]`
