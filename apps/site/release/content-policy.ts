// Astro lists the hashes of all scripts and styles of the site in the policy of every page. Hashes do not compress, so
// a page keeps only those of its own scripts and styles.
import { createHash } from 'node:crypto'

const policyPattern = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/
const inlinePattern = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g

/** Removes the hashes that the page does not need. Throws if the page has no policy. */
export function withOwnHashes(html: string, pathname: string): string {
  if (!policyPattern.test(html)) throw new Error(`${pathname} has no content security policy.`)
  const ownHashes = new Set(
    [...html.matchAll(inlinePattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  )
  const isNeeded = (source: string) => !source.startsWith("'sha256-") || ownHashes.has(source)
  return html.replace(policyPattern, (_match, start: string, policy: string, end: string) => {
    const directives = policy.split(';').map((directive) => directive.split(' ').filter(isNeeded).join(' '))
    return start + directives.join(';') + end
  })
}
