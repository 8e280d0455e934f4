export type TermsContents = { section: string; accordions: string[] }[]
export type TermsPlace = { section: string | null; accordion: string | null }

/**
 * What `section` and `subsection` ask for. Links printed years ago name a campaign in either of the two; a key nobody
 * knows leads to the first section.
 */
export function placeInTerms(query: URLSearchParams, contents: TermsContents): TermsPlace {
  const asked = [query.get('subsection'), query.get('section')]
  for (const accordion of asked) {
    const found = accordion && contents.find(({ accordions }) => accordions.includes(accordion))
    if (found) return { section: found.section, accordion }
  }
  const section = asked.find((key) => contents.some((content) => content.section === key))
  return { section: section ?? contents[0]?.section ?? null, accordion: null }
}

/** The address that leads back here. */
export function writePlace(address: URL, section: string, accordion: string | null): URL {
  const url = new URL(address)
  url.searchParams.set('section', section)
  if (accordion) url.searchParams.set('subsection', accordion)
  else url.searchParams.delete('subsection')
  url.hash = ''
  return url
}
