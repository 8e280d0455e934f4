const range = 'data-divide'

export const divideRange = { [range]: '' }
export const divideSelector = `[${range}]`
