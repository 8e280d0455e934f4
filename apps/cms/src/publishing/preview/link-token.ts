import { isValidSignature, sign } from '../../platform/secrets/signature'

export type Link = { id: string; expiresAt: number }

/** Returns a signed token with the id and the expiry of a link. */
export function signLink({ id, expiresAt }: Link, secret: string): string {
  const text = `${id}.${expiresAt.toString(36)}`
  return `${text}.${sign(text, 'preview link', secret)}`
}

/** Returns the link of a token, or null if the token was altered or has expired. */
export function readLink(token: string, secret: string, now = Date.now()): Link | null {
  const [id = '', end = '', signature = ''] = token.split('.')
  if (!isValidSignature(signature, `${id}.${end}`, 'preview link', secret)) return null
  const expiresAt = Number.parseInt(end, 36)
  return expiresAt > now ? { id, expiresAt } : null
}
