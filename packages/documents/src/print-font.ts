import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { Font } from '@react-pdf/renderer'

// Documents embed the brand's font, because the built-in fonts lack the letters of names from outside Western Europe.
const { fontsource, installed } = brand.font
// `require` is not used, because the panel's bundler would try to bundle every file of the font.
const folder = path.dirname(findPackageJSON(`@fontsource/${fontsource}`, import.meta.url) ?? '')
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']

/** One family per subset of the brand's font, for `fontFamily` of a page. */
export const fontFamilies = subsets.map((subset) => {
  const family = `${installed} ${subset}`
  const pathOf = (weight: number) => path.join(folder, 'files', `${fontsource}-${subset}-${weight}-normal.woff`)
  Font.register({ family, fonts: [400, 700].map((weight) => ({ src: pathOf(weight), fontWeight: weight })) })
  return family
})
Font.registerHyphenationCallback((word) => [word])
