// The data attribute that connects the range input over two images with its script.

const range = 'data-divide'

export const divideRange = { [range]: '' }
export const divideSelector = `[${range}]`
