import { boxAround } from '@sillar/domain/lot/nearest-lot'

const USUAL = 15
/** Four figures of the font are this many times as broad as it is high, with a joint on either side. */
const BREADTH = 2.9
const HEIGHT = 1.2

/** The size at which the code of every lot fits into it, in units of the plan. */
export function codeSize(shapes: readonly string[]): number {
  const sizes = shapes.map((points) => {
    const { width, height } = boxAround([points])
    return Math.min(width / BREADTH, height / HEIGHT)
  })
  return Math.floor(Math.min(USUAL, ...sizes) * 10) / 10
}
