import { type Direction, nearestLot } from '@app/domain/lot/nearest-lot'
import type { OfferedLot } from './lot-offer'

const arrows: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** Returns the lot a key leads to: the same lot at the edge of the plan, null for other keys. */
export function lotAtKey(key: string, from: OfferedLot, lots: readonly OfferedLot[]): OfferedLot | null {
  const direction = arrows[key]
  if (direction) {
    const { code } = nearestLot(from.at, lots, direction) ?? from
    return lots.find((lot) => lot.code === code) ?? from
  }
  const inBlock = (block: string) => lots.filter((lot) => lot.block === block)
  if (key === 'Home') return inBlock(from.block)[0] ?? from
  if (key === 'End') return inBlock(from.block).at(-1) ?? from
  if (!/^[a-z]$/i.test(key)) return null
  return inBlock(key.toUpperCase())[0] ?? null
}
