const root = 'data-back'

/** Attributes of a link that goes one step back where that is the same place. */
export const backLink = { [root]: '' }
export const backSelector = `a[${root}]`
