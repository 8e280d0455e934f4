const root = 'data-video'
const control = 'data-video-control'

export const videoRoot = { [root]: '' }
export const videoControl = (action: 'pause' | 'play') => ({ [control]: action })

export const videoSelectors = { root: `[${root}]`, pause: `[${control}=pause]`, play: `[${control}=play]` }
