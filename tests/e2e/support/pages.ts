import { readdirSync } from 'node:fs'
import path from 'node:path'
import { product } from './product'

/** Addresses of all pages of the current release, as visitors type them. */
export function pageAddresses(): string[] {
  const folder = path.join(product().releasesDir, 'current/site')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return names
    .filter((name) => !name.endsWith('404.html'))
    .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort()
}

/** One address of each kind of page and language: what the long walk does for all, the short one does for these. */
export function samplePages(): string[] {
  const seen = new Set<string>()
  return pageAddresses().filter((address) => {
    const kind = address
      .replace(/\/(condominios|condominiums|noticias|news|zonas|areas)\/[^/]+(?=$|\/lot(?:e)?s$)/, '/$1/*')
      .replace(/\/[^/]+(?=\/(departamentos|units)$)/, '/*')
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}
