import type { Queryable } from '@sillar/platform/database/pool'
import type { Consent } from './consents'
import { refuse } from './submission-error'

// A consent is worth something only if it is known which words were agreed to. Pages are files, so a page says which
// version it shows; but what is stored comes from what the CMS published, never from the browser. Its naming only tells
// apart versions that are both on screens: a page may stay open, and a submission may wait for a connection, so that a
// version counts for 90 days after another one took its place.

const STILL_SHOWN_DAYS = 90
const REMEMBERED_MS = 10 * 60_000

/** Of a purpose for which nothing was published: no page of ours shows a sentence for it. */
const NOTHING_PUBLISHED = 'unpublished'

/** A person's answers, with the version that the page named. */
export type NamedConsent = Omit<Consent, 'version'> & { named: string }

type Versions = { present: string; recent: Set<string>; ever: Set<string> }

export type ConsentVersions = { resolve(named: NamedConsent[], now: Date): Promise<Consent[]> }

/**
 * Read again after ten minutes, and whenever a version is unknown: a new sentence is taken the moment it is published,
 * and a submission costs no statement more.
 */
export function createConsentVersions(db: Queryable): ConsentVersions {
  let published = new Map<string, Versions>()
  let readAt = Number.NEGATIVE_INFINITY
  const isRecent = ({ purpose, named }: NamedConsent) => published.get(purpose)?.recent.has(named) ?? false

  return {
    async resolve(consents, now) {
      const isOld = Math.abs(now.getTime() - readAt) > REMEMBERED_MS
      if (isOld || !consents.every(isRecent)) {
        published = await readPublished(db)
        readAt = now.getTime()
      }
      return consents.map(({ named, ...consent }) => ({
        ...consent,
        version: shownVersion(published.get(consent.purpose), named),
      }))
    },
  }
}

/**
 * A page whose words are out of use has to be loaded again: its reader has seen others than today's. A name that was
 * never published is no page of ours saying so, and tells nothing.
 */
function shownVersion(versions: Versions | undefined, named: string): string {
  if (!versions) return NOTHING_PUBLISHED
  if (versions.recent.has(named)) return named
  if (versions.ever.has(named)) throw refuse(422, 'consentVersions', 'submission.consentVersion.invalid')
  return versions.present
}

type Row = { purpose: string; present: string; recent: string[]; ever: string[] }

async function readPublished(db: Queryable): Promise<Map<string, Versions>> {
  const { rows } = await db.query<Row>(
    `with published as (
       select purpose::text, version, 'infinity'::timestamptz as since, true as recent
       from consent_texts where _status = 'published'
       union all
       select purpose, version, since, coalesce(replaced_at > now() - make_interval(days => $1), false)
       from (
         select version_purpose::text as purpose, version_version as version, created_at as since,
                lead(created_at) over (partition by version_purpose order by created_at) as replaced_at
         from _consent_texts_v where version__status = 'published') earlier
     )
     select purpose,
       (array_agg(version order by since desc, version desc))[1] as present,
       coalesce(array_agg(version) filter (where recent), '{}') as recent,
       array_agg(version) as ever
     from published where version is not null group by purpose`,
    [STILL_SHOWN_DAYS],
  )
  return new Map(
    rows.map(({ purpose, present, recent, ever }) => [
      purpose,
      { present, recent: new Set([...recent, present]), ever: new Set(ever) },
    ]),
  )
}
