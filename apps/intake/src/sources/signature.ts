import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns whether a header such as `sha256=9f86…` is the HMAC of the body, as Meta sends it in X-Hub-Signature-256. */
export function isSigned(body: Uint8Array, secret: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(header)) return false
  const expectedSignature = createHmac('sha256', secret).update(body).digest()
  return timingSafeEqual(expectedSignature, Buffer.from(header.slice('sha256='.length), 'hex'))
}
