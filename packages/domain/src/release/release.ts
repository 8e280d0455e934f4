// What the CMS, the worker and the panel say to each other about a publish.

/** A release waits, is built, and is online until another one replaces it; or its content is refused, or it fails. */
export const releaseStates = ['waiting', 'building', 'online', 'refused', 'failed', 'replaced'] as const
export type ReleaseState = (typeof releaseStates)[number]

export const releaseKinds = ['publish', 'rollback'] as const
export type ReleaseKind = (typeof releaseKinds)[number]

export type RecordPlace = 'collections' | 'globals'

/** A record of the CMS; a global has no id. */
export type RecordReference = { place: RecordPlace; slug: string; id: string | null }

export const changeActions = ['published', 'unpublished', 'deleted'] as const

/** One reason to publish: which record, what was done to it, by whom and when. */
export type ReleaseChange = RecordReference & {
  title: string
  action: (typeof changeActions)[number]
  by: string | null
  at: string
}

/** One reason why a release is not online, in Spanish, at the record and field where it can be repaired, if there is one. */
export type ReleaseProblem = {
  record: RecordReference | null
  /** The record as staff know it: «Noticia “Casa abierta”». */
  title: string | null
  path: string | null
  field: string | null
  sentence: string
}

export const isSameRecord = (a: RecordReference, b: RecordReference): boolean =>
  a.place === b.place && a.slug === b.slug && a.id === b.id

/** Where the record is edited; Payload names the element of a field after its path. */
export function addressOf({ place, slug, id }: RecordReference, path: string | null = null): string {
  const record = place === 'globals' ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id ?? ''}`
  return path ? `${record}#field-${path.replaceAll('.', '__')}` : record
}
