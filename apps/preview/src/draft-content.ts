import type { ReleaseProblem } from '@app/domain/release/release'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'

export type Drafts = { version: string; content: Snapshot; problems: ReleaseProblem[] }

/** Returns a function that fetches the drafts of a version once; concurrent requests share the same fetch. */
export function draftContent(fetchDrafts: () => Promise<Drafts>): (version: string) => Promise<Drafts> {
  let known: { version: string; drafts: Promise<Drafts> } | undefined
  return (version) => {
    if (known?.version === version) return known.drafts
    const drafts = fetchDrafts()
    const mine = { version, drafts }
    known = mine
    // A failure is not cached: the CMS may only have been restarting.
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
      // Uncompressed: the response is 500 kB on a local network, and compressing it takes longer than sending it.
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to the request for drafts.`)
    return (await response.json()) as Drafts
  }
