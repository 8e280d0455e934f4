import type { ComplaintRowSource } from '@sillar/domain/complaint/complaint-row'
import type { Queryable } from '@sillar/platform/database/pool'

export type StoredComplaint = ComplaintRowSource & {
  locale: 'es' | 'en'
  dueOn: string
  currency: string
  ruleKind: 'business' | 'calendar'
  ruleDays: number
  guardianName: string | null
  createdAt: Date
  attachment: { key: string; name: string; scan: 'none' | 'pending' | 'clean' | 'infected' | 'unsafe' } | null
  /** `on` is the day in Lima. */
  answer: { text: string; on: string; by: string } | null
}

export async function loadComplaint(pool: Queryable, id: string): Promise<StoredComplaint | undefined> {
  const { rows } = await pool.query<StoredComplaint>(
    `select reference as label, establishment, ruc, first_name as "firstName", last_name as "lastName", email, phone,
            document_type as "documentType", document, department, province, district, address,
            good_type as "goodType", good_description as "goodDescription", amount, currency, claim_type as "claimType",
            detail, request, notify_by_email as "notifyByEmail", filed_on as "filedOn", locale, due_on as "dueOn",
            rule_kind as "ruleKind", rule_days as "ruleDays", guardian_name as "guardianName",
            created_at as "createdAt",
            case when attachment_key is null then null else json_build_object('key', attachment_key,
              'name', attachment_name, 'scan', attachment_scan) end as attachment,
            case when answer is null then null else json_build_object('text', answer, 'by', coalesce(answered_by, ''),
              'on', (answered_at at time zone 'America/Lima')::date) end as answer
     from complaints where id = $1`,
    [id],
  )
  return rows[0]
}
