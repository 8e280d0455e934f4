import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../secrets/is-same-secret'

// Time-based one-time passwords (RFC 6238) with the parameters that all authenticator apps support: SHA-1, six digits
// and steps of 30 s. No library is used, because Node's HMAC makes the code short.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_SECONDS = 30
/** Phone clocks may be a few seconds off, so the previous and the next step are accepted too. */
const STEP_OFFSETS = [0, -1, 1]

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS)

/** Returns 160 random bits, as the RFC recommends, in base32. */
export function newKey(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('')
}

function decodeKey(key: string): Buffer {
  const bits = [...key.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export function oneTimeCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeKey(key)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** Returns the time step of a valid code. The caller must store the step, because a code is valid only once. */
export function matchingStep(key: string, code: string, now: number): number | undefined {
  const digits = code.replaceAll(/\s/g, '')
  return STEP_OFFSETS.map((offset) => stepAt(now) + offset).find((step) => isSameSecret(digits, oneTimeCode(key, step)))
}

/** Returns the URI for the QR code that authenticator apps scan. */
export function otpauthUri({ key, account, issuer }: { key: string; account: string; issuer: string }): string {
  const query = new URLSearchParams({ secret: key, issuer }).toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}
