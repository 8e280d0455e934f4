import { pageAddresses } from '../snapshot/page-addresses'

const addresses = [
  ...Object.values(pageAddresses.condominium),
  ...Object.values(pageAddresses.lots),
  ...Object.values(pageAddresses.apartment),
].map((address) => new RegExp(`^${address.replace('[slug]', '([a-z0-9-]+)')}$`))

/** The project whose page it is, in either language; nothing for every other page. */
export function projectOfPage(page: string): string | undefined {
  for (const address of addresses) {
    const found = address.exec(page)
    if (found) return found[1]
  }
  return undefined
}
