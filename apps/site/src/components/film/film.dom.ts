const root = 'data-film'
const control = 'data-film-control'

export const filmRoot = { [root]: '' }
export const filmControl = (action: 'pause' | 'play') => ({ [control]: action })

export const filmSelectors = { root: `[${root}]`, pause: `[${control}=pause]`, play: `[${control}=play]` }
