import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'

const { viewBox, paths } = brand.mark
const shapes = paths.map(({ d }) => `<path d="${d}"/>`).join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${colors.ink}">${shapes}</svg>`

/** The favicon as a data URL, so the panel does not have to serve a file before login. */
export const markUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`
