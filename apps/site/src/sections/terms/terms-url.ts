export type TermsContents = { section: string; accordions: string[] }[]
export type OpenTerms = { section: string | null; accordion: string | null }

/**
 * Returns the section and accordion that the query string names, or the first section for an unknown key. In old
 * printed links, either parameter may name a campaign.
 */
export function readTermsQuery(query: URLSearchParams, contents: TermsContents): OpenTerms {
  const keys = [query.get('subsection'), query.get('section')]
  for (const accordion of keys) {
    const matchingContent = accordion && contents.find(({ accordions }) => accordions.includes(accordion))
    if (matchingContent) return { section: matchingContent.section, accordion }
  }
  const section = keys.find((key) => contents.some((content) => content.section === key))
  return { section: section ?? contents[0]?.section ?? null, accordion: null }
}

export function writeTermsQuery(current: URL, section: string, accordion: string | null): URL {
  const url = new URL(current)
  url.searchParams.set('section', section)
  if (accordion) url.searchParams.set('subsection', accordion)
  else url.searchParams.delete('subsection')
  url.hash = ''
  return url
}
