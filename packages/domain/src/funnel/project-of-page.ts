import { pagePaths } from '../snapshot/page-addresses'

const addresses = [
  ...Object.values(pagePaths.condominium),
  ...Object.values(pagePaths.lots),
  ...Object.values(pagePaths.apartment),
].map((address) => new RegExp(`^${address.replace('[slug]', '([a-z0-9-]+)')}$`))

/** Returns the project of a project page in either language, or undefined for any other page. */
export function projectOfPage(page: string): string | undefined {
  for (const address of addresses) {
    const match = address.exec(page)
    if (match) return match[1]
  }
  return undefined
}
