import { OTHER_CAMPAIGN, readVisit, type Visit } from './visit-line'

export type VisitCount = Visit & { count: number }

/** Anyone can put any name into a link, so only this many names per file are kept; the rest are counted together. */
export const MOST_NAMES = 200

/** Adds up lines. Memory grows with the number of pages and campaigns, not with the number of page views. */
export function visitTally() {
  const counts = new Map<string, VisitCount>()
  const names = new Set<string>()

  const known = (visit: Visit): Visit => {
    const both = `${visit.source}\n${visit.campaign}`
    if (names.has(both)) return visit
    if (names.size >= MOST_NAMES) return { ...visit, source: OTHER_CAMPAIGN, campaign: OTHER_CAMPAIGN }
    names.add(both)
    return visit
  }

  return {
    add(line: string): void {
      const read = readVisit(line)
      if (!read) return
      const visit = known(read)
      const key = `${visit.day}\n${visit.page}\n${visit.source}\n${visit.campaign}`
      const count = counts.get(key)
      if (count) count.count += 1
      else counts.set(key, { ...visit, count: 1 })
    },
    counts: (): VisitCount[] => [...counts.values()],
  }
}
