import type { ReleaseProblem } from '@app/domain/release/release'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'

export type Drafts = { version: string; content: Snapshot; problems: ReleaseProblem[] }

/** Returns a function that fetches the drafts of a version once; concurrent requests share the same fetch. */
export function cacheDrafts(fetchDrafts: () => Promise<Drafts>): (version: string) => Promise<Drafts> {
  let cacheEntry: { version: string; drafts: Promise<Drafts> } | undefined
  return (version) => {
    if (cacheEntry?.version === version) return cacheEntry.drafts
    const drafts = fetchDrafts()
    const newEntry = { version, drafts }
    cacheEntry = newEntry
    // A failed fetch is not cached, because the CMS may only be restarting.
    drafts.catch(() => {
      if (cacheEntry === newEntry) cacheEntry = undefined
    })
    return drafts
  }
}

export const fetchDraftsFrom =
  ({ cmsUrl, token }: { cmsUrl: string; token: string }) =>
  async (): Promise<Drafts> => {
    const response = await fetch(new URL('/api/draft-snapshot', cmsUrl), {
      // Compressing the response (500 kB) would take longer than sending it over the local network.
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to the request for drafts.`)
    return (await response.json()) as Drafts
  }
