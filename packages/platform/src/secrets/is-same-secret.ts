import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time, because timing would reveal how much of a guess is correct. */
export function isSameSecret(candidate: string, secret: string): boolean {
  const [candidateBytes, expectedBytes] = [Buffer.from(candidate), Buffer.from(secret)]
  return candidateBytes.length === expectedBytes.length && timingSafeEqual(candidateBytes, expectedBytes)
}
