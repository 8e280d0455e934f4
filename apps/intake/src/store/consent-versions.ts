import type { Queryable } from '@sillar/platform/database/pool'
import { refuse } from '../answer/submission-error'
import type { Consent } from './consents'

// A consent is worth something only if the sentence with that version was really shown. Pages may stay open and old
// releases may be served for a while, so that a version counts for 90 days after another one took its place.

const STILL_SHOWN_DAYS = 90
const REMEMBERED_MS = 10 * 60_000

type Claimed = Pick<Consent, 'purpose' | 'version'>

export type ConsentVersions = { check(claimed: Claimed[], now: Date): Promise<void> }

/**
 * Read again after ten minutes, and whenever a version is unknown: a new sentence is taken the moment it is published,
 * and a submission costs no statement more. While the CMS has no sentence for a purpose at all, none can be forged.
 */
export function createConsentVersions(db: Queryable): ConsentVersions {
  let shown = new Map<string, Set<string>>()
  let readAt = Number.NEGATIVE_INFINITY
  const isShown = ({ purpose, version }: Claimed) => shown.get(purpose)?.has(version) ?? false

  return {
    async check(claimed, now) {
      const isOld = Math.abs(now.getTime() - readAt) > REMEMBERED_MS
      if (isOld || !claimed.every(isShown)) {
        shown = await readShown(db)
        readAt = now.getTime()
      }
      const isForged = claimed.some((consent) => shown.has(consent.purpose) && !isShown(consent))
      if (isForged) throw refuse(422, 'consentVersions', 'submission.consentVersion.invalid')
    },
  }
}

async function readShown(db: Queryable): Promise<Map<string, Set<string>>> {
  const { rows } = await db.query<{ purpose: string; versions: string[] }>(
    `select purpose, array_agg(version) as versions from (
       select purpose::text, version from consent_texts where _status = 'published'
       union
       select purpose, version from (
         select version_purpose::text as purpose, version_version as version,
                lead(created_at) over (partition by version_purpose order by created_at) as replaced_at
         from _consent_texts_v where version__status = 'published') earlier
       where replaced_at > now() - make_interval(days => $1)
     ) shown where version is not null group by purpose`,
    [STILL_SHOWN_DAYS],
  )
  return new Map(rows.map(({ purpose, versions }) => [purpose, new Set(versions)]))
}
