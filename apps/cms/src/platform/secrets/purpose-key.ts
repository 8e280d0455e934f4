import { hkdfSync } from 'node:crypto'

/** Derives a 256-bit key. The purpose is part of it, so two settings with the same value still give different keys. */
export const purposeKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
