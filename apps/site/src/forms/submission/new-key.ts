/** A random UUID. `crypto.randomUUID` exists on secure origins only, and a phone on the developer's network has none. */
export function newKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Version 4, variant 1. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}
