const root = 'data-back'

/** Attributes of a link that goes back in history if that leads to the same page. */
export const backLink = { [root]: '' }
export const backSelector = `a[${root}]`
