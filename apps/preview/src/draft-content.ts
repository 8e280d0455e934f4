import type { ReleaseProblem } from '@sillar/domain/release/release'
import type { Snapshot } from '@sillar/domain/snapshot/snapshot.schema'

export type Drafts = { version: string; content: Snapshot; problems: ReleaseProblem[] }

/** The drafts of a version, fetched when the first page of it is asked for. Requests that come meanwhile wait for it. */
export function draftContent(fetchDrafts: () => Promise<Drafts>): (version: string) => Promise<Drafts> {
  let known: { version: string; drafts: Promise<Drafts> } | undefined
  return (version) => {
    if (known?.version === version) return known.drafts
    const drafts = fetchDrafts()
    const mine = { version, drafts }
    known = mine
    // Asked again next time: the CMS may have been restarting.
    drafts.catch(() => {
      if (known === mine) known = undefined
    })
    return drafts
  }
}

export const fetchDraftsFrom =
  ({ cmsUrl, token }: { cmsUrl: string; token: string }) =>
  async (): Promise<Drafts> => {
    const response = await fetch(new URL('/api/draft-snapshot', cmsUrl), {
      // Half a megabyte between neighbours: compressing it would take longer than sending it.
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`The CMS answered ${response.status} when it was asked for the drafts.`)
    return (await response.json()) as Drafts
  }
