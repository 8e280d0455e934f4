import { OTHER_CAMPAIGN, type PageView, parsePageView } from './page-view-line'

export type PageViewCount = PageView & { count: number }

/**
 * Maximum number of different pairs of source and campaign per log file, because links may contain any name. Further
 * pairs are counted together.
 */
export const MAX_NAMES = 200

/**
 * Creates a counter of page views. Its memory use grows with the number of pages and campaigns, not with the number of
 * page views.
 */
export function createPageViewTally() {
  const counts = new Map<string, PageViewCount>()
  const names = new Set<string>()

  const limitNames = (view: PageView): PageView => {
    const name = `${view.source}\n${view.campaign}`
    if (names.has(name)) return view
    if (names.size >= MAX_NAMES) return { ...view, source: OTHER_CAMPAIGN, campaign: OTHER_CAMPAIGN }
    names.add(name)
    return view
  }

  return {
    add(line: string): void {
      const parsedView = parsePageView(line)
      if (!parsedView) return
      const view = limitNames(parsedView)
      const key = `${view.day}\n${view.page}\n${view.source}\n${view.campaign}`
      const entry = counts.get(key)
      if (entry) entry.count += 1
      else counts.set(key, { ...view, count: 1 })
    },
    counts: (): PageViewCount[] => [...counts.values()],
  }
}
