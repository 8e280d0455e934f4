import { type ContentSources, explainIssue, explainProblem } from '@app/domain/release/explain-problems'
import type { ReleaseProblem } from '@app/domain/release/release'
import { contentProblems } from '@app/domain/snapshot/content-problems'
import { type Snapshot, snapshot } from '@app/domain/snapshot/snapshot.schema'

export type SnapshotResult = { snapshot: Snapshot } | { problems: ReleaseProblem[] }

type FetchRun = { signal: AbortSignal; startPhase: (name: string) => void }

/** Thrown if the CMS cannot be reached or answers with an error. */
export class UnreachableCms extends Error {}

/**
 * Fetches and validates the content. Returns the problems of invalid content instead of throwing, because staff see
 * them in the CMS.
 */
export async function fetchSnapshot(cmsUrl: string, token: string, run: FetchRun): Promise<SnapshotResult> {
  const { signal, startPhase } = run
  startPhase('snapshot')
  // `sources` maps content to its records. The schema drops it, because a release must not contain record ids.
  const content = await fetchContent(new URL('/api/snapshot', cmsUrl), token, signal)
  const sources = content.sources ?? {}
  startPhase('validate')
  const result = snapshot.safeParse(content)
  if (!result.success) return { problems: result.error.issues.map((issue) => explainIssue(issue, sources)) }
  const problems = contentProblems(result.data)
  if (problems.length > 0) return { problems: problems.map((problem) => explainProblem(problem, sources)) }
  startPhase('prepare')
  return { snapshot: result.data }
}

async function fetchContent(url: URL, token: string, signal: AbortSignal): Promise<{ sources?: ContentSources }> {
  const deadline = AbortSignal.timeout(60_000)
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, deadline]),
    })
    if (response.ok) return (await response.json()) as { sources?: ContentSources }
    await response.body?.cancel()
    throw new UnreachableCms(`El administrador respondió ${response.status} cuando se le pidió el contenido.`)
  } catch (error) {
    if (error instanceof UnreachableCms) throw error
    throw new UnreachableCms('El administrador no respondió cuando se le pidió el contenido.', { cause: error })
  }
}
