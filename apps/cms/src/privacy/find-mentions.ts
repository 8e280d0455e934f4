import type { Queryable } from '@app/platform/database/pool'

/** The tables in which a person may be mentioned outside their own records. */
type MentionTable =
  | 'lead_events'
  | 'referral_events'
  | 'complaint_notes'
  | 'inbox_views'
  | 'payload_preferences'
  | 'source_events'

export type Mention = { id: string; table: MentionTable; at: Date; hold: string | null }

type Keys = { emails: string[]; phones: string[]; documents: string[] }

/** Escapes the wildcards of `like`. */
export const escapePattern = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * Returns the texts to search for. E-mail addresses are also searched as encoded in URLs, and phones without the
 * country code.
 */
const searchTexts = ({ emails, phones, documents }: Keys): string[] => [
  ...emails.flatMap((email) => [email, encodeURIComponent(email)]),
  ...phones.flatMap((phone) => [phone, phone.replace(/^51(?=9\d{8}$)/, '')]),
  ...documents,
]

const withoutSeparators = (column: string) => `regexp_replace(${column}, '[^[:alnum:]@.%_+-]', '', 'g')`

/**
 * Finds notes, saved views and panel preferences that mention the person. Notes on the leads and referrals of the
 * person are skipped, because they are erased with the record.
 */
export async function findMentions(db: Queryable, keys: Keys, ownRecords: string[]): Promise<Mention[]> {
  const patterns = searchTexts(keys).map((text) => `%${escapePattern(text)}%`)
  if (patterns.length === 0) return []
  const { rows } = await db.query<Mention>(
    `select "table" || ':' || id as id, "table", at, privacy_hold("table" || ':' || id) as hold from (
       select 'lead_events' as "table", e.id, e.created_at as at from lead_events e
       where 'leads:' || e.lead_id <> all($2) and (e.text ilike any($1) or ${withoutSeparators('e.text')} ilike any($1))
       union all
       select 'referral_events', e.id, e.created_at from referral_events e
       where 'referred_persons:' || e.referred_person_id <> all($2)
         and (e.text ilike any($1) or ${withoutSeparators('e.text')} ilike any($1))
       union all
       select 'complaint_notes', n.id, n.created_at from complaint_notes n
       where n.text ilike any($1) or ${withoutSeparators('n.text')} ilike any($1)
       union all
       select 'inbox_views', v.id, v.created_at from inbox_views v where v.name ilike any($1) or v.query ilike any($1)
       union all
       -- What became a lead is found and erased with it.
       select 'source_events', s.id, s.created_at from source_events s
       where s.lead_id is null and (s.body ilike any($1) or ${withoutSeparators('s.body')} ilike any($1))
       union all
       select 'payload_preferences', p.id, p.updated_at from payload_preferences p where p.value::text ilike any($1)
     ) named order by at desc limit 200`,
    [patterns, ownRecords],
  )
  return rows
}
