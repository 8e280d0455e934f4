import { isSignature, sign } from '../../platform/secrets/signature'

export type Link = { id: string; expiresAt: number }

/** Names a recorded link and its end; whoever changes either would need the secret. */
export function signLink({ id, expiresAt }: Link, secret: string): string {
  const text = `${id}.${expiresAt.toString(36)}`
  return `${text}.${sign(text, 'preview link', secret)}`
}

/** Nothing for a link that was altered or has ended. */
export function readLink(token: string, secret: string, now = Date.now()): Link | null {
  const [id = '', end = '', given = ''] = token.split('.')
  if (!isSignature(given, `${id}.${end}`, 'preview link', secret)) return null
  const expiresAt = Number.parseInt(end, 36)
  return expiresAt > now ? { id, expiresAt } : null
}
