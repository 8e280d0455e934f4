// Where an arrow key leads on a plan: to the lot one would point at, not to the next in a list.

export type Point = { x: number; y: number }
/** The middle of a lot on the plan. */
export type PlacedLot = { code: string; at: Point }
export type Direction = 'up' | 'down' | 'left' | 'right'

const towards: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** Going sideways counts more than going on: the lot straight ahead wins over a nearer one round the corner. */
const SIDEWAYS = 2.5
/** Beyond some 70° to the side a lot does not lie in that direction any more. */
const WIDEST = 2.75

/** Null at the edge of the plan. */
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

/** `3,4 10,4 …`, the corners of a polygon, to its middle: the mean of its corners is inside any lot worth selling. */
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

/** The smallest box around all these corners. */
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
