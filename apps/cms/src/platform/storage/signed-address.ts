import { createHmac, timingSafeEqual } from 'node:crypto'
import { purposeKey } from '../secrets/purpose-key'

/** Long enough to begin a download, too short to be passed on. */
const ADDRESS_SECONDS = 60

/** The path is that of one file, below /api. */
type Opening = { path: string; accountId: string; until: number }

const signatureOf = ({ path, accountId, until }: Opening, secret: string) =>
  createHmac('sha256', purposeKey(secret, 'private file'))
    .update(JSON.stringify([path, accountId, until]))
    .digest('base64url')

/** Opens one file, for one account, for a minute. */
export function signedAddress({ path, accountId }: Omit<Opening, 'until'>, secret: string, now: number): string {
  const until = Math.floor(now / 1000) + ADDRESS_SECONDS
  return `${path}?until=${until}&signature=${signatureOf({ path, accountId, until }, secret)}`
}

type Asked = { path: string; accountId: string; until: string; signature: string }

export function isSigned({ until, signature, ...opening }: Asked, secret: string, now: number): boolean {
  const end = Number(until)
  if (!Number.isInteger(end) || end * 1000 < now) return false
  const [given, right] = [signature, signatureOf({ ...opening, until: end }, secret)].map((text) => Buffer.from(text))
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right)
}
