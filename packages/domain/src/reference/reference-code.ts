// People read these codes aloud and copy them by hand, so the alphabet has no 0/O, 1/I/L or U, which resembles V.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const SYMBOL_COUNT = 8

/** Two bytes per symbol keep the modulo bias below one in four thousand. */
export const REFERENCE_RANDOM_BYTES = SYMBOL_COUNT * 2

/** Returns a code such as `SM-7K4F-Q2MX` from random bytes. */
export function referenceCode(random: Uint8Array): string {
  if (random.length < REFERENCE_RANDOM_BYTES) throw new RangeError(`needs ${REFERENCE_RANDOM_BYTES} random bytes`)
  const view = new DataView(random.buffer, random.byteOffset, random.byteLength)
  const symbols = Array.from(
    { length: SYMBOL_COUNT },
    (_, index) => ALPHABET[view.getUint16(index * 2) % ALPHABET.length],
  )
  return `SM-${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}
