import type { Queryable } from '@app/platform/database/pool'
import type { Consent } from './consents'
import { rejection } from './submission-error'

// A consent is only valid if the accepted text is known. Pages are static, so a page sends the version that it shows. A
// page may stay open for a long time, so a version stays valid for 90 days after it was replaced.

const VALID_DAYS = 90
const CACHE_MS = 10 * 60_000

/** Version that is stored for a purpose without a published text. */
const UNPUBLISHED = 'unpublished'

/** A person's consent, with the version that the page sent. */
export type ConsentInput = Omit<Consent, 'version'> & { sentVersion: string }

type Versions = { current: string; recent: Set<string>; all: Set<string> }

export type ConsentVersions = { resolve(consents: ConsentInput[], now: Date): Promise<Consent[]> }

/**
 * Creates a cache of the published versions. It is reloaded after ten minutes, or earlier if a page sends a version
 * that is not valid, so a new text is accepted as soon as it is published.
 */
export function createConsentVersions(db: Queryable): ConsentVersions {
  let versionsByPurpose = new Map<string, Versions>()
  let loadedAt = Number.NEGATIVE_INFINITY
  const isRecent = ({ purpose, sentVersion }: ConsentInput) =>
    versionsByPurpose.get(purpose)?.recent.has(sentVersion) ?? false

  return {
    async resolve(consents, now) {
      const isOld = Math.abs(now.getTime() - loadedAt) > CACHE_MS
      if (isOld || !consents.every(isRecent)) {
        versionsByPurpose = await loadVersions(db)
        loadedAt = now.getTime()
      }
      return consents.map(({ sentVersion, ...consent }) => ({
        ...consent,
        version: resolveVersion(versionsByPurpose.get(consent.purpose), sentVersion),
      }))
    },
  }
}

/**
 * Returns the version to store. Throws for an outdated version, because the visitor saw another text and must reload
 * the page. A version that was never published is replaced by the current version.
 */
function resolveVersion(versions: Versions | undefined, sentVersion: string): string {
  if (!versions) return UNPUBLISHED
  if (versions.recent.has(sentVersion)) return sentVersion
  if (versions.all.has(sentVersion)) throw rejection(422, 'consentVersions', 'submission.consentVersion.invalid')
  return versions.current
}

type Row = { purpose: string; current: string; recent: string[]; all: string[] }

async function loadVersions(db: Queryable): Promise<Map<string, Versions>> {
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
       (array_agg(version order by since desc, version desc))[1] as "current",
       coalesce(array_agg(version) filter (where recent), '{}') as recent,
       array_agg(version) as "all"
     from published where version is not null group by purpose`,
    [VALID_DAYS],
  )
  return new Map(
    rows.map(({ purpose, current, recent, all }) => [
      purpose,
      { current, recent: new Set([...recent, current]), all: new Set(all) },
    ]),
  )
}
