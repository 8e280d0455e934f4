import { readdirSync } from 'node:fs'
import path from 'node:path'
import { product } from './product'

/** Returns the URLs of all pages of the current release. */
export function pagePaths(): string[] {
  const folder = path.join(product().releasesDir, 'current/site')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return names
    .filter((name) => !name.endsWith('404.html'))
    .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort()
}

/** Returns one URL per kind of page and language, for the short walk; the long walk visits all. */
export function samplePages(): string[] {
  const seen = new Set<string>()
  return pagePaths().filter((address) => {
    const kind = address
      .replace(/\/(condominios|condominiums|noticias|news|zonas|areas)\/[^/]+(?=$|\/lot(?:e)?s$)/, '/$1/*')
      .replace(/\/[^/]+(?=\/(departamentos|units)$)/, '/*')
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}
