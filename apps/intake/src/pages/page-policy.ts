import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns a content security policy that allows the style and the scripts of the page by their hash and the font of our
 * site.
 */
export function pagePolicy(style: string, forms: 'none' | 'self', ...scripts: string[]): string {
  const scriptSource = scripts.length === 0 ? '' : ` script-src ${scripts.map(hashOf).join(' ')};`
  return `default-src 'none'; font-src 'self'; style-src ${hashOf(style)};${scriptSource} frame-ancestors 'none'; base-uri 'none'; form-action '${forms}'`
}
