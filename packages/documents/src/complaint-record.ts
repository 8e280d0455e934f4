import type { ComplaintRowSource } from '@sillar/domain/complaint/complaint-row'
import type { Queryable } from '@sillar/platform/database/pool'

export type StoredComplaint = ComplaintRowSource & {
  locale: 'es' | 'en'
  /** Typed beside the number to look the complaint up. */
  lookupCode: string
  dueOn: string
  currency: string
  ruleKind: 'business' | 'calendar'
  ruleDays: number
  guardianName: string | null
  createdAt: Date
  attachment: { key: string; name: string; size: number; scan: Scan } | null
  answer: StoredAnswer | null
}

type Scan = 'none' | 'pending' | 'clean' | 'infected' | 'unsafe'
export type AnswerFile = { id: string; key: string; name: string; type: string; size: number; scan: Scan }

export type StoredAnswer = {
  text: string
  /** The day in Lima. */
  on: string
  by: string
  /** Of the letter, once it is drawn. */
  pdfKey: string | null
  files: AnswerFile[]
}

/** Returns the files that may be sent: one that did not pass the checks stays in the record only. */
export const sendableFiles = ({ files }: StoredAnswer) =>
  files.filter(({ scan }) => scan !== 'infected' && scan !== 'unsafe')

/** Days are read as text: the panel's own connections would make them a point in time. */
export async function loadComplaint(pool: Queryable, id: string): Promise<StoredComplaint | undefined> {
  const { rows } = await pool.query<StoredComplaint>(
    `select reference as label, establishment, ruc, first_name as "firstName", last_name as "lastName", email, phone,
            document_type as "documentType", document, department, province, district, address,
            good_type as "goodType", good_description as "goodDescription", amount, currency, claim_type as "claimType",
            detail, request, notify_by_email as "notifyByEmail", filed_on::text as "filedOn", locale,
            lookup_code as "lookupCode", due_on::text as "dueOn",
            rule_kind as "ruleKind", rule_days as "ruleDays", guardian_name as "guardianName",
            created_at as "createdAt",
            case when attachment_key is null then null else json_build_object('key', attachment_key,
              'name', attachment_name, 'size', attachment_size, 'scan', attachment_scan) end as attachment,
            case when answer is null then null else json_build_object('text', answer, 'by', coalesce(answered_by, ''),
              'on', (answered_at at time zone 'America/Lima')::date, 'pdfKey', answer_pdf_key,
              'files', coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name,
                'type', f.type, 'size', f.size, 'scan', f.scan) order by f.position)
                from complaint_answer_files f where f.complaint_id = complaints.id), '[]')) end as answer
     from complaints where id = $1`,
    [id],
  )
  return rows[0]
}
