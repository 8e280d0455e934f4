// The name that ties the slider over two pictures and its script together.

const range = 'data-divide'

export const divideRange = { [range]: '' }
export const divideSelector = `[${range}]`
