import { brand } from '@app/brand/brand'

/**
 * Path of the font on the site. Browsers use the system font until the font has loaded.
 */
export const FONT_PATH = '/fonts/brand.woff2'

export const fontFace = `@font-face { font-family: '${brand.font.family}'; src: url('${FONT_PATH}') format('woff2'); font-weight: 200 800; font-display: swap }`
export const fontFamily = `'${brand.font.family}', system-ui, sans-serif`
