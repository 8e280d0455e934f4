import { createHmac } from 'node:crypto'
import { isSameSecret } from '@sillar/platform/secrets/is-same-secret'
import { purposeKey } from './purpose-key'

/** What a URL of ours is signed for: a signature for one purpose is none for another. */
type Purpose = 'preview link' | 'private file'

export const sign = (text: string, purpose: Purpose, secret: string): string =>
  createHmac('sha256', purposeKey(secret, purpose)).update(text).digest('base64url')

export const isSignature = (given: string, text: string, purpose: Purpose, secret: string): boolean =>
  isSameSecret(given, sign(text, purpose, secret))
