// The visible part of the plan. The view is the `viewBox` of the SVG: lines and letters stay sharp at every size.

import type { Box, Point } from '@app/domain/lot/nearest-lot'

/** Maximum zoom: one lot then fills a phone. */
const MAX_ZOOM = 8

export const readBox = (viewBox: string): Box => {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number)
  return { x, y, width, height }
}
export const writeBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((n) => Math.round(n * 10) / 10).join(' ')

export const isWhole = (view: Box, whole: Box): boolean => view.width >= whole.width - 0.5

/** Limits a view to the plan and the maximum zoom. */
function limited(view: Box, whole: Box): Box {
  const width = Math.min(Math.max(view.width, whole.width / MAX_ZOOM), whole.width)
  const height = (width * whole.height) / whole.width
  const within = (from: number, length: number, start: number, all: number) =>
    Math.min(Math.max(from, start), start + all - length)
  return {
    x: within(view.x, width, whole.x, whole.width),
    y: within(view.y, height, whole.y, whole.height),
    width,
    height,
  }
}

/** Zooms by `factor`, in if it is above 1; the point `at` stays in place. */
export function zoomed(view: Box, whole: Box, factor: number, at: Point = middle(view)): Box {
  const width = Math.min(Math.max(view.width / factor, whole.width / MAX_ZOOM), whole.width)
  const share = width / view.width
  return limited({ x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, width, height: 0 }, whole)
}

export const moved = (view: Box, whole: Box, by: Point): Box =>
  limited({ ...view, x: view.x - by.x, y: view.y - by.y }, whole)

/** Returns a view of a block with a margin, or of its start if the whole block would be too small; at most `most` wide. */
export function around(box: Box, whole: Box, most = Number.POSITIVE_INFINITY): Box {
  const margin = 1.25
  const width = Math.min(Math.max(box.width * margin, (box.height * margin * whole.width) / whole.height), most)
  const height = (width * whole.height) / whole.width
  const above = Math.max((height - box.height) / 2, height * ((margin - 1) / 4))
  return limited({ x: box.x + box.width / 2 - width / 2, y: box.y - above, width, height }, whole)
}

/** Returns a view of the same size, centred on a point. */
export const centred = (view: Box, whole: Box, at: Point): Box => {
  const seen = middle(view)
  return moved(view, whole, { x: seen.x - at.x, y: seen.y - at.y })
}

/** Pans just far enough to show this point, with a margin of a seventh. */
export function showing(view: Box, whole: Box, at: Point): Box {
  const margin = { x: view.width / 7, y: view.height / 7 }
  const need = (value: number, from: number, length: number, edge: number) =>
    value < from + edge ? from + edge - value : value > from + length - edge ? from + length - edge - value : 0
  const by = { x: need(at.x, view.x, view.width, margin.x), y: need(at.y, view.y, view.height, margin.y) }
  return by.x === 0 && by.y === 0 ? view : moved(view, whole, by)
}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
