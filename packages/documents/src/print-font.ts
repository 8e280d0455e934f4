import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { Font } from '@react-pdf/renderer'

// Documents embed the brand's font, because the built-in fonts lack the letters of names from outside Western Europe.
const { fontsource, installed } = brand.font
// Resolved without `require`: the panel's bundler would try to bundle every file.
const folder = path.dirname(findPackageJSON(`@fontsource/${fontsource}`, import.meta.url) ?? '')
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']

/** The font in every script it has, for `fontFamily` of a page. */
export const families = subsets.map((subset) => {
  const family = `${installed} ${subset}`
  const src = (weight: number) => path.join(folder, 'files', `${fontsource}-${subset}-${weight}-normal.woff`)
  Font.register({ family, fonts: [400, 700].map((weight) => ({ src: src(weight), fontWeight: weight })) })
  return family
})
Font.registerHyphenationCallback((word) => [word])
