import { pagePaths } from '../snapshot/page-urls'

const pathPatterns = [
  ...Object.values(pagePaths.condominium),
  ...Object.values(pagePaths.lots),
  ...Object.values(pagePaths.apartment),
].map((path) => new RegExp(`^${path.replace('[slug]', '([a-z0-9-]+)')}$`))

/** Returns the project of a project page or a list of lots in either language, or undefined for any other page. */
export function projectOfPage(page: string): string | undefined {
  for (const pattern of pathPatterns) {
    const match = pattern.exec(page)
    if (match) return match[1]
  }
  return undefined
}
