/** A release waits, is built and is online until it is replaced, unless its content is rejected or the build fails. */
export const releaseStates = ['waiting', 'building', 'online', 'refused', 'failed', 'replaced'] as const
export type ReleaseState = (typeof releaseStates)[number]

export const releaseKinds = ['publish', 'rollback'] as const
export type ReleaseKind = (typeof releaseKinds)[number]

export type RecordPlace = 'collections' | 'globals'

/** Identifies a record of the CMS. A global has no id. */
export type RecordKey = { place: RecordPlace; slug: string; id: string | null }

export const changeActions = ['published', 'unpublished', 'deleted'] as const

/** A change that a release publishes, with the person and the time. */
export type ReleaseChange = RecordKey & {
  title: string
  action: (typeof changeActions)[number]
  by: string | null
  at: string
}

/** A reason in Spanish why a release is not online, with the record and the field where staff can fix it. */
export type ReleaseProblem = {
  record: RecordKey | null
  /** The record as staff know it, such as «Noticia “Casa abierta”». */
  title: string | null
  path: string | null
  field: string | null
  sentence: string
}

export const isSameRecord = (a: RecordKey, b: RecordKey): boolean =>
  a.place === b.place && a.slug === b.slug && a.id === b.id

/** Returns the URL of a record in the panel. Payload derives the element id of a field from its path. */
export function recordUrl({ place, slug, id }: RecordKey, path: string | null = null): string {
  const record = place === 'globals' ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id ?? ''}`
  return path ? `${record}#field-${path.replaceAll('.', '__')}` : record
}
