import { createHash } from 'node:crypto'

/** Returns a content security policy that allows the style of the page by its hash and the font of our site. */
export function pagePolicy(style: string, forms: 'none' | 'self'): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; font-src 'self'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action '${forms}'`
}
