import { boxAround } from './nearest-lot'

const DEFAULT_SIZE = 15
/** Width of a code with four characters and its margins, relative to the font size. */
const WIDTH_RATIO = 2.9
const HEIGHT_RATIO = 1.2

/** Returns a font size in plan units at which the code of every lot fits into its shape. */
export function codeSize(shapes: readonly string[]): number {
  const sizes = shapes.map((points) => {
    const { width, height } = boxAround([points])
    return Math.min(width / WIDTH_RATIO, height / HEIGHT_RATIO)
  })
  return Math.floor(Math.min(DEFAULT_SIZE, ...sizes) * 10) / 10
}
