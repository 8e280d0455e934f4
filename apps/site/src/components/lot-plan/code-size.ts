import { boxAround } from '@app/domain/lot/nearest-lot'

const DEFAULT_SIZE = 15
/** Width of four characters relative to the font size, with a margin on either side. */
const WIDTH_RATIO = 2.9
const HEIGHT_RATIO = 1.2

/** Returns the font size, in plan units, at which every lot's code fits into its lot. */
export function codeSize(shapes: readonly string[]): number {
  const sizes = shapes.map((points) => {
    const { width, height } = boxAround([points])
    return Math.min(width / WIDTH_RATIO, height / HEIGHT_RATIO)
  })
  return Math.floor(Math.min(DEFAULT_SIZE, ...sizes) * 10) / 10
}
