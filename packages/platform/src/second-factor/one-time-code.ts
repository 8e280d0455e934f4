import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../secrets/is-same-secret'

// Time-based one-time passwords, RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits,
// half a minute. Forty lines of the platform's own HMAC; a library would bring more than it replaces.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_SECONDS = 30
/** Clocks of phones go wrong by some seconds: one step to either side is taken. */
const WINDOW = [0, -1, 1]

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS)

/** 160 bits, as the RFC advises, in the letters that apps and people read. */
export function newKey(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('')
}

function bytesOf(key: string): Buffer {
  const bits = [...key.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export function oneTimeCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** The step whose code this is, or nothing. Whoever asks remembers it: a code is good once. */
export function matchingStep(key: string, code: string, now: number): number | undefined {
  const given = code.replaceAll(/\s/g, '')
  return WINDOW.map((away) => stepAt(now) + away).find((step) => isSameSecret(given, oneTimeCode(key, step)))
}

/** What the QR code says to the app. */
export function keyAddress({ key, account, issuer }: { key: string; account: string; issuer: string }): string {
  const query = new URLSearchParams({ secret: key, issuer }).toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}
