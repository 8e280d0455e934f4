/** The parameters that advertisements add to a link. They identify a click, so storing them requires consent. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'fbclid'] as const
type ClickId = (typeof clickIds)[number]
export type ClickIds = Partial<Record<ClickId, string | undefined>>

export const MAX_CLICK_ID = 500
const clickIdPattern = /^[\w.-]+$/

/** Returns the click ids of the link that a page was opened with. Skips invalid and very long values. */
export function clickIdsOf({ searchParams }: Pick<URL, 'searchParams'>): ClickIds {
  return Object.fromEntries(
    clickIds.flatMap((name) => {
      const value = searchParams.get(name) ?? ''
      return clickIdPattern.test(value) && value.length <= MAX_CLICK_ID ? [[name, value]] : []
    }),
  )
}

/** Returns a query string without click ids, because the landing page is also stored without consent. */
export function withoutClickIds(search: string): string {
  const parameters = search.replace(/^\?/, '').split('&').filter(Boolean)
  const remainingParameters = parameters.filter(
    (parameter) => !clickIds.some((name) => parameter.startsWith(`${name}=`)),
  )
  return remainingParameters.length > 0 ? `?${remainingParameters.join('&')}` : ''
}
