import type { ReleaseChange, ReleaseProblem } from '@app/domain/release/release'
import type { KnownRelease } from '@app/domain/release/release-state'
import type { PayloadRequest } from 'payload'

/** The number of latest releases to read, which cover the changes of the last few days. */
const MAX_RELEASES = 60

export async function readKnownReleases(req: PayloadRequest): Promise<KnownRelease[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    req,
    depth: 0,
    limit: MAX_RELEASES,
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
