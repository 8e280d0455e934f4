import { hkdfSync } from 'node:crypto'

/** Derives a 256-bit key from a secret. Each purpose yields a different key. */
export const purposeKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
