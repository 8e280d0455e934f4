import { createHmac } from 'node:crypto'
import { isSameSecret } from '@app/platform/secrets/is-same-secret'
import { purposeKey } from './purpose-key'

/** What a URL is signed for: a signature is valid for one purpose only. */
type Purpose = 'preview link' | 'private file'

export const sign = (text: string, purpose: Purpose, secret: string): string =>
  createHmac('sha256', purposeKey(secret, purpose)).update(text).digest('base64url')

export const isSignature = (given: string, text: string, purpose: Purpose, secret: string): boolean =>
  isSameSecret(given, sign(text, purpose, secret))
