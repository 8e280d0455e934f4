import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { inTransaction, type Pool, type Queryable } from '@app/platform/database/pool'
import { readSpokenTexts } from '../leads/read-spoken-texts'
import type { SourceForm } from './source-form.schema'

type SaveResult = { retriedCount: number } | 'unknown-project' | 'unknown-version'

/**
 * Saves the settings of a form and lets the worker retry its parked messages. Each consent text must be a published
 * version or the version that the form already has.
 */
export async function saveSourceForm(pool: Pool, form: SourceForm, by: string): Promise<SaveResult> {
  return inTransaction(pool, async (tx) => {
    if (!(await isProject(tx, form.project))) return 'unknown-project'
    if (!(await areVersionsKnown(tx, form))) return 'unknown-version'
    await tx.query(
      `insert into source_forms (source, form, name, project_slug, channel, locale, terms_version, marketing_version,
         marketing_box, changed_by)
       values ($1::text::enum_source_forms_source, $2, $3, $4, $5::text::enum_source_forms_channel,
         $6::text::enum_source_forms_locale, nullif($7, ''), nullif($8, ''), nullif($9, ''), $10)
       on conflict (source, form) do update set name = excluded.name, project_slug = excluded.project_slug,
         channel = excluded.channel, locale = excluded.locale, terms_version = excluded.terms_version,
         marketing_version = excluded.marketing_version, marketing_box = excluded.marketing_box,
         changed_by = excluded.changed_by, updated_at = now()`,
      [
        form.source,
        form.form,
        form.name,
        form.project,
        form.channel,
        form.language,
        form.termsVersion,
        form.marketingVersion,
        form.marketingBox,
        by,
      ],
    )
    return { retriedCount: await retryParkedMessages(tx, form) }
  })
}

/** Lets the worker retry the parked messages of a form, all of them or those with one reason. */
export async function retryParkedMessages(
  db: Queryable,
  { source, form, reason }: { source: string; form: string; reason?: string },
): Promise<number> {
  const { rowCount } = await db.query(
    `update source_events set state = 'waiting', reason = null, try_count = 0, due_at = null, updated_at = now()
     where state = 'parked' and source::text = $1 and form = $2 and ($3::text is null or reason::text = $3)`,
    [source, form, reason],
  )
  return rowCount ?? 0
}

async function isProject(db: Queryable, slug: string): Promise<boolean> {
  const { rows } = await db.query(`select from projects where slug = $1 union all select where $1 = $2`, [
    slug,
    GENERAL_QUESTION,
  ])
  return rows.length > 0
}

async function areVersionsKnown(db: Queryable, form: SourceForm): Promise<boolean> {
  const publishedTexts = await readSpokenTexts(db, form.language)
  const { rows } = await db.query<{ terms: string | null; marketing: string | null }>(
    'select terms_version as terms, marketing_version as marketing from source_forms where source::text = $1 and form = $2',
    [form.source, form.form],
  )
  const isKnown = (purpose: 'terms' | 'marketing', version: string) =>
    ['', publishedTexts[purpose]?.version, rows[0]?.[purpose]].includes(version)
  return isKnown('terms', form.termsVersion) && isKnown('marketing', form.marketingVersion)
}
