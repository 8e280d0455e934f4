import { findComments, markdownPassages, type Passage } from './passages'
import { typescriptPassages } from './typescript-passages'

const hashComments = /(?:\.(?:sh|ya?ml|conf|template|example)|Dockerfile|Caddyfile|^\.ci\/run)$/

/** Returns the English passages of a file, or none if its file type is not checked. */
export function filePassages(name: string, source: string): Passage[] {
  if (/\.(?:[cm]?[jt]sx?|gs)$/.test(name)) return typescriptPassages(source, name)
  if (name.endsWith('.astro')) return astroPassages(source, name)
  if (name.endsWith('.css')) return findComments(source, 'css')
  if (name.endsWith('.sql')) return findComments(source, 'sql')
  if (name.endsWith('.html')) return findComments(source, 'html')
  if (name.endsWith('.md')) return markdownPassages(source)
  return hashComments.test(name) ? findComments(source, 'hash') : []
}

// The part between the `---` lines is TypeScript. In the template, comments are written as in CSS or HTML.
function astroPassages(source: string, name: string): Passage[] {
  const script = /^---\n([\s\S]*?)^---/m.exec(source)?.[1] ?? ''
  const scriptStart = script ? source.indexOf(script) : 0
  const templateStart = scriptStart + script.length
  const template = source.slice(templateStart)
  const shift = (by: number) => (passage: Passage) => ({ ...passage, start: passage.start + by })
  return [
    ...typescriptPassages(script, name).map(shift(scriptStart)),
    ...[...findComments(template, 'css'), ...findComments(template, 'html')].map(shift(templateStart)),
  ]
}
