import { hkdfSync } from 'node:crypto'

/** Derives a 256-bit key. The purpose is part of the derivation, so that equal secrets give different keys. */
export const purposeKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
