import type { ReleaseChange, ReleaseProblem } from '@app/domain/release/release'
import type { KnownRelease } from '@app/domain/release/release-state'
import type { PayloadRequest } from 'payload'

/** Enough releases to explain the state of any change of the last days. */
const LATEST = 60

export async function knownReleases(req: PayloadRequest): Promise<KnownRelease[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    req,
    depth: 0,
    limit: LATEST,
    pagination: false,
    sort: '-createdAt',
  })
  return docs.flatMap((row) =>
    row.state
      ? {
          name: row.name ?? null,
          kind: row.kind ?? 'publish',
          state: row.state,
          askedAt: row.askedAt ?? null,
          onlineSince: row.onlineSince ?? null,
          changes: (row.changes ?? []) as ReleaseChange[],
          problems: (row.problemList ?? []) as ReleaseProblem[],
        }
      : [],
  )
}
