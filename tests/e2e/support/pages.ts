import { readdirSync } from 'node:fs'
import path from 'node:path'
import { product } from './product'

/** Returns the paths of all pages of the current release, except the 404 pages. */
export function pagePaths(): string[] {
  const folder = path.join(product().releasesDir, 'current/site')
  const fileNames = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return fileNames
    .filter((name) => !name.endsWith('404.html'))
    .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort()
}

/** Returns the paths of some pages, such as one condominium and one news article per language, to save time. */
export function samplePages(): string[] {
  const seenKinds = new Set<string>()
  return pagePaths().filter((pagePath) => {
    const kind = pagePath
      .replace(/\/(condominios|condominiums|noticias|news|zonas|areas)\/[^/]+(?=$|\/lot(?:e)?s$)/, '/$1/*')
      .replace(/\/[^/]+(?=\/(departamentos|units)$)/, '/*')
    if (seenKinds.has(kind)) return false
    seenKinds.add(kind)
    return true
  })
}
