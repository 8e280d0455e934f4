/**
 * Returns a random UUID. `crypto.randomUUID` is missing on insecure origins, such as a development server opened from a
 * phone.
 */
export function newKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => setVersionBits(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Sets the bits for UUID version 4 and variant 1. */
function setVersionBits(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
