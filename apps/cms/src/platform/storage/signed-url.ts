import { isValidSignature, sign } from '../secrets/signature'

/** How long a signed URL is valid. It must be long enough to start a download, but too short to share. */
const VALID_SECONDS = 60

/** `path` is the path of the endpoint that sends the file, with `/api`. */
type FileAccess = { path: string; accountId: string; until: number }

const signedText = ({ path, accountId, until }: FileAccess) => JSON.stringify([path, accountId, until])

/** Returns a URL that opens one file, for one account, for a minute. */
export function signedUrl({ path, accountId }: Omit<FileAccess, 'until'>, secret: string, now: number): string {
  const until = Math.floor(now / 1000) + VALID_SECONDS
  return `${path}?until=${until}&signature=${sign(signedText({ path, accountId, until }), 'private file', secret)}`
}

type SignedRequest = { path: string; accountId: string; until: string; signature: string }

export function hasValidSignature(
  { until, signature, ...fileAccess }: SignedRequest,
  secret: string,
  now: number,
): boolean {
  const end = Number(until)
  if (!Number.isInteger(end) || end * 1000 < now) return false
  return isValidSignature(signature, signedText({ ...fileAccess, until: end }), 'private file', secret)
}
