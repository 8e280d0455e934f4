/** Where the site keeps the font for pages that no build of it writes. Until it is there, or without it, the system's own stands. */
export const FONT_PATH = '/fonts/geologica-sm.woff2'

export const fontFace = `@font-face { font-family: 'Geologica SM'; src: url('${FONT_PATH}') format('woff2'); font-weight: 200 800; font-display: swap }`
export const fontFamily = `'Geologica SM', system-ui, sans-serif`
