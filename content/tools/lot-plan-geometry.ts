// Calculates the position of every lot in metres: `u` inland from the seafront, `v` along the coast. The sheet bends
// this grid with the coast.
import type { Orientation } from '@app/domain/lot/lot.schema'
import type { Common, LotLayout } from './lot-plan-layout'

export type Corner = { u: number; v: number }
export type PlacedLot = {
  code: string
  strip: number
  /** 0 for the column of the strip that is nearest to the sea. */
  column: number
  frontage: number
  depth: number
  orientation: Orientation
  corners: Corner[]
}
export type PlacedCommon = Common & { corners: Corner[]; middle: Corner }
export type PlacedStreet = { u: number; from: number; to: number }
export type PlacedLayout = {
  lots: PlacedLot[]
  commons: PlacedCommon[]
  streets: PlacedStreet[]
  avenue: { from: number; to: number }
  width: number
  length: number
}

const STREET_METRES = 7
const AVENUE_METRES = 11
const COMMON_ROWS = 3
/** Extra frontage of the corner lots at the ends of a block. */
const CORNER_EXTRA_METRES = 2
const SEAFRONT_EXTRA_METRES = 2.5

export function placeLayout(layout: LotLayout): PlacedLayout {
  const result: PlacedLayout = { lots: [], commons: [], streets: [], avenue: { from: 0, to: 0 }, width: 0, length: 0 }
  const sideLength = (rows: number) => rows * layout.frontage + 2 * CORNER_EXTRA_METRES
  const north = Math.max(...layout.strips.map((strip) => sideLength(strip.north)))
  const south = Math.max(...layout.strips.map((strip) => sideLength(strip.south)))
  result.avenue = { from: north, to: north + AVENUE_METRES }
  result.length = north + AVENUE_METRES + south
  let u = 0
  let block = 0
  layout.strips.forEach((strip, index) => {
    if (index > 0) {
      result.streets.push({ u: u + STREET_METRES / 2, from: 0, to: result.length })
      u += STREET_METRES
    }
    const depth = layout.depth + (index === 0 && strip.columns === 1 ? SEAFRONT_EXTRA_METRES : 0)
    for (const side of ['north', 'south'] as const) {
      const rows = strip[side]
      const common = layout.commons.find((candidate) => candidate.strip === index && candidate.side === side)
      const start = side === 'north' ? north - sideLength(rows) : result.avenue.to
      placeBlock(result, layout, {
        strip: index,
        letter: letterOf(block),
        columns: strip.columns,
        rows,
        side,
        start,
        u,
        depth,
        common,
      })
      block += 1
    }
    u += depth * strip.columns
  })
  result.streets.push({ u: u + STREET_METRES / 2, from: 0, to: result.length })
  result.width = u + STREET_METRES
  return result
}

const letterOf = (block: number) => String.fromCharCode(65 + block)

type Block = {
  strip: number
  letter: string
  columns: 1 | 2
  rows: number
  side: 'north' | 'south'
  start: number
  u: number
  depth: number
  common: Common | undefined
}

function placeBlock(result: PlacedLayout, layout: LotLayout, block: Block): void {
  const { rows, side, start, u, depth, columns, common } = block
  const [first, last] = common ? (side === 'north' ? [0, rows - COMMON_ROWS] : [COMMON_ROWS, rows]) : [0, rows]
  const edges = rowEdges(rows, layout.frontage, start)
  const at = (row: number) => edges[row] ?? start
  if (common) {
    const [from, to] = side === 'north' ? [at(last), at(rows)] : [at(0), at(first)]
    const corners = rectangle(u, u + depth * columns, from, to)
    result.commons.push({ ...common, corners, middle: { u: u + (depth * columns) / 2, v: (from + to) / 2 } })
  }
  // Lots are numbered around the block: down the first column and up the second.
  let number = 1
  for (let column = 0; column < columns; column++) {
    const rowsDown = Array.from({ length: last - first }, (_, step) => first + step)
    for (const row of column === 0 ? rowsDown : rowsDown.reverse()) {
      const [from, to] = [at(row), at(row + 1)]
      result.lots.push({
        code: `${block.letter}-${String(number++).padStart(2, '0')}`,
        strip: block.strip,
        column,
        frontage: Math.round((to - from) * 100) / 100,
        depth,
        orientation: column === 0 ? layout.looks.left : layout.looks.right,
        corners: rectangle(u + column * depth, u + (column + 1) * depth, from, to),
      })
    }
  }
}

/** Returns the start of each row, and the end of the last. */
function rowEdges(rows: number, frontage: number, start: number): number[] {
  const edges = [start]
  for (let row = 0; row < rows; row++)
    edges.push((edges.at(-1) ?? start) + frontage + (row === 0 || row === rows - 1 ? CORNER_EXTRA_METRES : 0))
  return edges
}

const rectangle = (u0: number, u1: number, v0: number, v1: number): Corner[] => [
  { u: u0, v: v0 },
  { u: u1, v: v0 },
  { u: u1, v: v1 },
  { u: u0, v: v1 },
]

/** Returns how far the coast protrudes at `v`, from 0 to 1. */
export function coastAt(form: LotLayout['coast']['form'], v: number, length: number): number {
  const share = v / length
  if (form === 'straight') return share
  if (form === 'bay') return 1 - Math.sin(Math.PI * share)
  if (form === 'point') return Math.sin(Math.PI * share)
  return (1 - Math.cos(Math.PI * share)) / 2
}
