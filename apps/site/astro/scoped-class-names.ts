import { createHash } from 'node:crypto'
import path from 'node:path'

const SITE = path.resolve(import.meta.dirname, '..')
const HASH_CHARACTERS = 4

/**
 * Returns the name of a CSS module class, made from its own name and its file. Vite's default names also depend on the
 * line of the rule and make a project page 1% larger.
 */
export function scopedClassName(name: string, file: string): string {
  const [ownPath = ''] = path.relative(SITE, file).split('?')
  const hash = createHash('sha256').update(ownPath).digest('base64url').replace(/[-_]/g, '')
  return `_${name}_${hash.slice(0, HASH_CHARACTERS)}`
}
