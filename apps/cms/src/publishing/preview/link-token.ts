import { createHmac, timingSafeEqual } from 'node:crypto'
import { purposeKey } from '../../platform/secrets/purpose-key'

export type Link = { id: string; expiresAt: number }

const signature = (text: string, secret: string) =>
  createHmac('sha256', purposeKey(secret, 'preview link')).update(text).digest('base64url')

/** Names a recorded link and its end; whoever changes either would need the secret. */
export function signLink({ id, expiresAt }: Link, secret: string): string {
  const text = `${id}.${expiresAt.toString(36)}`
  return `${text}.${signature(text, secret)}`
}

/** Nothing for a link that was altered or has ended. */
export function readLink(token: string, secret: string, now = Date.now()): Link | null {
  const [id = '', end = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(`${id}.${end}`, secret))
  const sent = Buffer.from(given)
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
  const expiresAt = Number.parseInt(end, 36)
  return expiresAt > now ? { id, expiresAt } : null
}
