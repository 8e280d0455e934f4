import { contentProblems } from '@sillar/domain/content/content-problems'
import { type Snapshot, snapshot } from '@sillar/domain/content/snapshot.schema'

export type Fetched = { snapshot: Snapshot } | { problems: string[] }

/** Content with a mistake is not an exception: it is an answer that staff read in the CMS. */
export async function fetchSnapshot(cmsUrl: string, token: string): Promise<Fetched> {
  const response = await fetch(new URL('/api/snapshot', cmsUrl), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to the request for a snapshot.`)
  const parsed = snapshot.safeParse(await response.json())
  if (!parsed.success) {
    return { problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const problems = contentProblems(parsed.data)
  return problems.length > 0 ? { problems } : { snapshot: parsed.data }
}
