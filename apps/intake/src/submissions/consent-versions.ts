import type { Queryable } from '@app/platform/database/pool'
import type { Consent } from './consents'
import { rejection } from './submission-error'

// A consent is only valid if the accepted text is known. Pages are static, so a page sends which version it shows; but
// the stored version is always a published one. A page may stay open and a submission may wait offline, so a version
// stays valid for 90 days after it was replaced.

const STILL_SHOWN_DAYS = 90
const REMEMBERED_MS = 10 * 60_000

/** For a purpose without a published text. */
const NOTHING_PUBLISHED = 'unpublished'

/** A person's answers, with the version that the page sent. */
export type NamedConsent = Omit<Consent, 'version'> & { named: string }

type Versions = { present: string; recent: Set<string>; ever: Set<string> }

export type ConsentVersions = { resolve(named: NamedConsent[], now: Date): Promise<Consent[]> }

/**
 * Loads the versions every ten minutes and whenever one is unknown, so that a new text is accepted as soon as it is
 * published and most submissions need no query.
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
 * Rejects an outdated version: its reader saw another text than today's, and must reload the page. A version that was
 * never published is ignored and replaced by the current one.
 */
function shownVersion(versions: Versions | undefined, named: string): string {
  if (!versions) return NOTHING_PUBLISHED
  if (versions.recent.has(named)) return named
  if (versions.ever.has(named)) throw rejection(422, 'consentVersions', 'submission.consentVersion.invalid')
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
