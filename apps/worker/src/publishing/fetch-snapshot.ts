import { type ContentSources, explainIssue, explainProblem } from '@sillar/domain/release/explain-problems'
import type { ReleaseProblem } from '@sillar/domain/release/release'
import { contentProblems } from '@sillar/domain/snapshot/content-problems'
import { type Snapshot, snapshot } from '@sillar/domain/snapshot/snapshot.schema'

export type Fetched = { snapshot: Snapshot } | { problems: ReleaseProblem[] }

/** The CMS is down, restarts, or knows another token. */
export class UnreachableCms extends Error {}

/** Content with a mistake is not an exception: it is an answer that staff read in the CMS. */
export async function fetchSnapshot(cmsUrl: string, token: string, signal?: AbortSignal): Promise<Fetched> {
  // `sources` says which records the content is from. The schema leaves it out: ids stay in the CMS.
  const answer = await askCms(new URL('/api/snapshot', cmsUrl), token, signal)
  const sources = answer.sources ?? {}
  const parsed = snapshot.safeParse(answer)
  if (!parsed.success) return { problems: parsed.error.issues.map((issue) => explainIssue(issue, sources)) }
  const problems = contentProblems(parsed.data)
  if (problems.length > 0) return { problems: problems.map((problem) => explainProblem(problem, sources)) }
  return { snapshot: parsed.data }
}

async function askCms(url: URL, token: string, signal?: AbortSignal): Promise<{ sources?: ContentSources }> {
  const deadline = AbortSignal.timeout(60_000)
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    if (response.ok) return (await response.json()) as { sources?: ContentSources }
    await response.body?.cancel()
    throw new UnreachableCms(`El administrador respondió ${response.status} cuando se le pidió el contenido.`)
  } catch (error) {
    if (error instanceof UnreachableCms) throw error
    throw new UnreachableCms('El administrador no respondió cuando se le pidió el contenido.', { cause: error })
  }
}
