import type { RecordKey } from '@app/domain/release/release'
import { type SavedVersion, type UnpublishedChanges, unpublishedChanges } from '@app/domain/release/unpublished-changes'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

type VersionRow = { updatedAt: string; version: { _status?: string | null; changedBy?: string | null } }

/** The unpublished changes of a record, and the author and time of its last save. */
export type RecordDraft = { unpublished: UnpublishedChanges | null; lastSave: { by: string | null; at: string } | null }

/** At most as many versions as a record keeps. */
const MAX_VERSIONS = 50

export async function readRecordDraft(req: PayloadRequest, { place, slug, id }: RecordKey): Promise<RecordDraft> {
  const options = { depth: 0, limit: MAX_VERSIONS, pagination: false, sort: '-updatedAt', req } as const
  const select = { updatedAt: true, version: { _status: true, changedBy: true } } as never
  const { docs } =
    place === 'globals'
      ? await req.payload.findGlobalVersions({ ...options, slug: slug as GlobalSlug, select })
      : await req.payload.findVersions({
          ...options,
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          select,
        })
  const versions = (docs as unknown as VersionRow[]).map(
    ({ updatedAt, version }): SavedVersion => ({
      isPublished: version?._status === 'published',
      savedAt: updatedAt,
      by: version?.changedBy ?? null,
    }),
  )
  const [newest] = versions
  return {
    unpublished: unpublishedChanges(versions),
    lastSave: newest ? { by: newest.by, at: newest.savedAt } : null,
  }
}
