// An arrow key moves to the nearest lot in its direction on the site plan, not to the next lot in a list.

export type Point = { x: number; y: number }
/** A lot and its centre on the site plan. */
export type PlacedLot = { code: string; at: Point }
export type Direction = 'up' | 'down' | 'left' | 'right'

const vectors: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** Sideways distance counts more, so a lot straight ahead is preferred to a closer lot at the side. */
const SIDEWAYS_WEIGHT = 2.5
/** A lot more than about 70° to the side is ignored. */
const MAX_SIDEWAYS_RATIO = 2.75

/** Returns the nearest lot in a direction, or null if there is none. */
export function nearestLot(from: Point, lots: readonly PlacedLot[], direction: Direction): PlacedLot | null {
  const { x, y } = vectors[direction]
  let nearest: PlacedLot | null = null
  let leastCost = Number.POSITIVE_INFINITY
  for (const lot of lots) {
    const [right, down] = [lot.at.x - from.x, lot.at.y - from.y]
    const forwardDistance = right * x + down * y
    const sidewaysDistance = Math.abs(right * y) + Math.abs(down * x)
    if (forwardDistance <= 0.001 || sidewaysDistance > forwardDistance * MAX_SIDEWAYS_RATIO) continue
    const cost = forwardDistance + SIDEWAYS_WEIGHT * sidewaysDistance
    if (cost < leastCost) [nearest, leastCost] = [lot, cost]
  }
  return nearest
}

/** Returns the mean of the corners of a polygon such as `3,4 10,4 …`, which is inside every lot that is nearly convex. */
export function middleOf(points: string): Point {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const cornerCount = numbers.length / 2
  const mean = (axis: 0 | 1) =>
    numbers.reduce((total, value, index) => total + (index % 2 === axis ? value : 0), 0) / cornerCount
  return { x: mean(0), y: mean(1) }
}

export type Box = { x: number; y: number; width: number; height: number }

/** Returns the bounding box of several polygons. */
export function boxAround(shapes: readonly string[]): Box {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const points of shapes)
    points
      .trim()
      .split(/[\s,]+/)
      .forEach((value, index) => {
        ;(index % 2 === 0 ? xs : ys).push(Number(value))
      })
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
