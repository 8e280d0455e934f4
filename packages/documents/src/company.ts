import { sampleMark } from '@app/domain/language/sample-mark'
import type { Queryable } from '@app/platform/database/pool'

export type Company = {
  brand: string
  legalName: string
  ruc: string
  /** Address of the establishment that the complaint is about. */
  address: string
  legalNotes: string[]
}

/**
 * Loads the company's data, which staff edit in the CMS. `city` selects the establishment whose address is returned. As
 * long as sample data is published, the legal name says so, because documents and mails are read without the site.
 */
export async function loadCompany(pool: Queryable, locale: 'es' | 'en', city = ''): Promise<Company> {
  const { rows } = await pool.query<Company & { hasSamples: boolean }>(
    `select coalesce(s.brand, '') as brand, coalesce(s.legal_name, '') as "legalName", coalesce(s.ruc, '') as ruc,
       coalesce((
         select l.address from complaint_book_establishments e
         join complaint_book_establishments_locales l on l._parent_id = e.id
         where e.city::text = $2 and l.address is not null
         order by l._locale::text = $1 desc limit 1), '') as address,
       coalesce((
         select json_agg(l.text order by n._order) from complaint_book_legal_notes n
         join complaint_book_legal_notes_locales l on l._parent_id = n.id and l._locale::text = $1), '[]') as "legalNotes",
       exists (select from appointment_places p where p.is_demo and p._status = 'published' and p.deleted_at is null)
         or exists (select from lots where is_demo) as "hasSamples"
     from (select 1) one left join site_settings s on true
     limit 1`,
    [locale, city],
  )
  if (!rows[0]) return { brand: '', legalName: '', ruc: '', address: '', legalNotes: [] }
  const { hasSamples, ...company } = rows[0]
  if (!hasSamples) return company
  return { ...company, legalName: `${company.legalName} (${sampleMark[locale].toLowerCase()})` }
}
