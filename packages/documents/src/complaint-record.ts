import type { ComplaintRowSource } from '@app/domain/complaint/complaint-row'
import type { Queryable } from '@app/platform/database/pool'

export type StoredComplaint = ComplaintRowSource & {
  locale: 'es' | 'en'
  /** Secret that a visitor enters beside the number to look up the complaint. */
  lookupCode: string
  dueOn: string
  currency: string
  ruleKind: 'business' | 'calendar'
  ruleDays: number
  guardianName: string | null
  createdAt: Date
  attachment: { key: string; name: string; size: number; scan: Scan } | null
  answer: StoredAnswer | null
  /** False until the answer counts: an answer by letter counts when its letter is delivered. */
  isAnswered: boolean
}

type Scan = 'none' | 'pending' | 'clean' | 'infected' | 'unsafe'
export type AnswerFile = { id: string; key: string; name: string; type: string; size: number; scan: Scan }

export type StoredAnswer = {
  text: string
  /** The day of the answer in Lima, as YYYY-MM-DD. */
  on: string
  by: string
  isByLetter: boolean
  /** Storage key of the answer letter, or null until it is rendered. */
  pdfKey: string | null
  files: AnswerFile[]
}

/** Returns the files that may be sent. Infected and unsafe files remain listed in the record, but are not sent. */
export const sendableFiles = ({ files }: Pick<StoredAnswer, 'files'>) =>
  files.filter(({ scan }) => scan !== 'infected' && scan !== 'unsafe')

/** Loads a complaint. Dates are read as text, because the panel's driver would parse them as timestamps. */
export async function loadComplaint(pool: Queryable, id: string): Promise<StoredComplaint | undefined> {
  const { rows } = await pool.query<StoredComplaint>(
    `select reference as label, establishment, ruc, first_name as "firstName", last_name as "lastName", email, phone,
            document_type as "documentType", document, department, province, district, address,
            good_type as "goodType", good_description as "goodDescription", amount, currency, claim_type as "claimType",
            detail, request, notify_by_email as "notifyByEmail", filed_on::text as "filedOn", locale,
            lookup_code as "lookupCode", due_on::text as "dueOn",
            rule_kind as "ruleKind", rule_days as "ruleDays", guardian_name as "guardianName",
            created_at as "createdAt", status = 'answered' as "isAnswered",
            case when attachment_key is null then null else json_build_object('key', attachment_key,
              'name', attachment_name, 'size', attachment_size, 'scan', attachment_scan) end as attachment,
            case when answer is null then null else json_build_object('text', answer, 'by', coalesce(answered_by, ''),
              'on', (answered_at at time zone 'America/Lima')::date, 'pdfKey', answer_pdf_key, 'isByLetter', coalesce(answer_by_letter, false),
              'files', coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name,
                'type', f.type, 'size', f.size, 'scan', f.scan) order by f.position)
                from complaint_answer_files f where f.complaint_id = complaints.id), '[]')) end as answer
     from complaints where id = $1`,
    [id],
  )
  return rows[0]
}
