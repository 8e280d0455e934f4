// The view is the `viewBox` of the SVG, so lines and letters stay sharp at every zoom.

import type { Box, Point } from './nearest-lot'

/** At this zoom, about one lot fills the screen of a phone. */
const MAX_ZOOM = 8

export const readBox = (viewBox: string): Box => {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number)
  return { x, y, width, height }
}
export const writeBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((n) => Math.round(n * 10) / 10).join(' ')

export const isWhole = (view: Box, planBox: Box): boolean => view.width >= planBox.width - 0.5

function limitToPlan(view: Box, planBox: Box): Box {
  const width = Math.min(Math.max(view.width, planBox.width / MAX_ZOOM), planBox.width)
  const height = (width * planBox.height) / planBox.width
  const clamp = (from: number, length: number, start: number, wholeLength: number) =>
    Math.min(Math.max(from, start), start + wholeLength - length)
  return {
    x: clamp(view.x, width, planBox.x, planBox.width),
    y: clamp(view.y, height, planBox.y, planBox.height),
    width,
    height,
  }
}

/** Zooms in by a factor above 1, or out by a factor below 1. The point `at` stays in place. */
export function zoom(view: Box, planBox: Box, factor: number, at: Point = centreOf(view)): Box {
  const width = Math.min(Math.max(view.width / factor, planBox.width / MAX_ZOOM), planBox.width)
  const ratio = width / view.width
  return limitToPlan(
    { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, width, height: 0 },
    planBox,
  )
}

export const pan = (view: Box, planBox: Box, by: Point): Box =>
  limitToPlan({ ...view, x: view.x - by.x, y: view.y - by.y }, planBox)

/**
 * Returns a view of a block with a margin. If the view would be wider than `maxWidth`, it shows only the upper middle
 * of the block.
 */
export function zoomToBox(box: Box, planBox: Box, maxWidth = Number.POSITIVE_INFINITY): Box {
  const margin = 1.25
  const width = Math.min(Math.max(box.width * margin, (box.height * margin * planBox.width) / planBox.height), maxWidth)
  const height = (width * planBox.height) / planBox.width
  const topMargin = Math.max((height - box.height) / 2, height * ((margin - 1) / 4))
  return limitToPlan({ x: box.x + box.width / 2 - width / 2, y: box.y - topMargin, width, height }, planBox)
}

export const centreOn = (view: Box, planBox: Box, at: Point): Box => {
  const centre = centreOf(view)
  return pan(view, planBox, { x: centre.x - at.x, y: centre.y - at.y })
}

/** Pans just far enough to show the point with a margin. */
export function panToShow(view: Box, planBox: Box, at: Point): Box {
  const margin = { x: view.width / 7, y: view.height / 7 }
  const shiftFor = (value: number, from: number, length: number, edge: number) =>
    value < from + edge ? from + edge - value : value > from + length - edge ? from + length - edge - value : 0
  const by = { x: shiftFor(at.x, view.x, view.width, margin.x), y: shiftFor(at.y, view.y, view.height, margin.y) }
  return by.x === 0 && by.y === 0 ? view : pan(view, planBox, by)
}

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
