const root = 'data-claims'

export const claimsRoot = { [root]: '' }
export const claimsSelector = `[${root}]`
