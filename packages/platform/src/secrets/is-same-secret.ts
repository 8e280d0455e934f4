import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that does not tell how much of a guess was right. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
