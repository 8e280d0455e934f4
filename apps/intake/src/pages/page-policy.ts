import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns a content security policy that allows the style and the script of the page by their hash and the font of our
 * site.
 */
export function pagePolicy(style: string, forms: 'none' | 'self', script?: string): string {
  const scripts = script === undefined ? '' : ` script-src ${hashOf(script)};`
  return `default-src 'none'; font-src 'self'; style-src ${hashOf(style)};${scripts} frame-ancestors 'none'; base-uri 'none'; form-action '${forms}'`
}
