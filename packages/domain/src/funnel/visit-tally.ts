import { OTHER_CAMPAIGN, readVisit, type Visit } from './visit-line'

export type VisitCount = Visit & { count: number }

/** Anybody can put any name into a link. So many are kept of one file, the rest is counted together. */
export const MOST_NAMES = 200

/** Adds lines up, however many there are: what it holds grows with the pages and campaigns and not with the visits. */
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
