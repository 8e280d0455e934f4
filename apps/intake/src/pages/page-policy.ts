import { createHash } from 'node:crypto'

/** Returns the content security policy of a page: its own style by hash, the font from our site, and nothing else. */
export function pagePolicy(style: string, forms: 'none' | 'self'): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; font-src 'self'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action '${forms}'`
}
