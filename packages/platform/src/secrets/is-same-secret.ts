import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that timing does not reveal how much of a guess is correct. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
