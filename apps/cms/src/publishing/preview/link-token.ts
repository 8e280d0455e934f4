import { isValidSignature, sign } from '../../platform/secrets/signature'

export type Link = { id: string; expiresAt: number }

/** Returns a token with the id and expiry of a link; changing either needs the secret. */
export function signLink({ id, expiresAt }: Link, secret: string): string {
  const text = `${id}.${expiresAt.toString(36)}`
  return `${text}.${sign(text, 'preview link', secret)}`
}

/** Returns null for an altered or expired link. */
export function readLink(token: string, secret: string, now = Date.now()): Link | null {
  const [id = '', end = '', given = ''] = token.split('.')
  if (!isValidSignature(given, `${id}.${end}`, 'preview link', secret)) return null
  const expiresAt = Number.parseInt(end, 36)
  return expiresAt > now ? { id, expiresAt } : null
}
