const MAX_LENGTH = 60

/** Returns the part of a URL for a title: "Inauguración del malecón" becomes "inauguracion-del-malecon". */
export const slugText = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '')

/** Returns whether a slug was made from a title, possibly with a number because another record had it. */
export function isSlugOf(slug: string, title: string): boolean {
  const text = slugText(title)
  return text !== '' && (slug === text || new RegExp(`^${text}-\\d+$`).test(slug))
}
