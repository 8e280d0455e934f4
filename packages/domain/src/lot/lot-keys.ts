import { type Direction, nearestLot, type PlacedLot } from './nearest-lot'

const arrows: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** Returns the lot that a key moves to, the same lot at the edge of the plan, or null if the key leads to no lot. */
export function lotAtKey<Lot extends PlacedLot & { block: string }>(
  key: string,
  from: Lot,
  lots: readonly Lot[],
): Lot | null {
  const direction = arrows[key]
  if (direction) {
    const { code } = nearestLot(from.at, lots, direction) ?? from
    return lots.find((lot) => lot.code === code) ?? from
  }
  const lotsInBlock = (block: string) => lots.filter((lot) => lot.block === block)
  if (key === 'Home') return lotsInBlock(from.block)[0] ?? from
  if (key === 'End') return lotsInBlock(from.block).at(-1) ?? from
  if (!/^[a-z]$/i.test(key)) return null
  return lotsInBlock(key.toUpperCase())[0] ?? null
}
