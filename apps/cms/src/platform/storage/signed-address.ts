import { isSignature, sign } from '../secrets/signature'

/** Long enough to start a download, too short to share. */
const VALID_SECONDS = 60

/** The path of one file, below /api. */
type Opening = { path: string; accountId: string; until: number }

const textOf = ({ path, accountId, until }: Opening) => JSON.stringify([path, accountId, until])

/** Returns a URL that opens one file, for one account, for a minute. */
export function signedUrl({ path, accountId }: Omit<Opening, 'until'>, secret: string, now: number): string {
  const until = Math.floor(now / 1000) + VALID_SECONDS
  return `${path}?until=${until}&signature=${sign(textOf({ path, accountId, until }), 'private file', secret)}`
}

type SignedRequest = { path: string; accountId: string; until: string; signature: string }

export function isSigned({ until, signature, ...opening }: SignedRequest, secret: string, now: number): boolean {
  const end = Number(until)
  if (!Number.isInteger(end) || end * 1000 < now) return false
  return isSignature(signature, textOf({ ...opening, until: end }), 'private file', secret)
}
