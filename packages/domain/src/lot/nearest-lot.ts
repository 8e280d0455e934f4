// Moves between the lots of a plan with the arrow keys: to the lot in that direction, not to the next in a list.

export type Point = { x: number; y: number }
/** The centre of a lot on the plan. */
export type PlacedLot = { code: string; at: Point }
export type Direction = 'up' | 'down' | 'left' | 'right'

const towards: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** Sideways distance weighs more, so the lot straight ahead wins over a closer one to the side. */
const SIDEWAYS = 2.5
/** A lot more than about 70° to the side is not in that direction. */
const WIDEST = 2.75

/** Returns null at the edge of the plan. */
export function nearestLot(from: Point, lots: readonly PlacedLot[], direction: Direction): PlacedLot | null {
  const { x, y } = towards[direction]
  let nearest: PlacedLot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const lot of lots) {
    const [right, down] = [lot.at.x - from.x, lot.at.y - from.y]
    const ahead = right * x + down * y
    const aside = Math.abs(right * y) + Math.abs(down * x)
    if (ahead <= 0.001 || aside > ahead * WIDEST) continue
    const way = ahead + SIDEWAYS * aside
    if (way < least) [nearest, least] = [lot, way]
  }
  return nearest
}

/** Returns the centre of a polygon given as `3,4 10,4 …`. The mean of its corners is inside any realistic lot. */
export function middleOf(points: string): Point {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const corners = numbers.length / 2
  const mean = (odd: 0 | 1) => numbers.reduce((all, value, index) => all + (index % 2 === odd ? value : 0), 0) / corners
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
