import type { RegisteredComplaint } from '@app/domain/complaint/complaint-register'
import type { Pool } from '@app/platform/database/pool'

export type Period = { from: string; to: string }

const BATCH_SIZE = 200

const registerQuery = `
  select year, number, reference, filed_on::text as "filedOn", claim_type::text as "claimType", establishment,
    first_name as "firstName", last_name as "lastName", document_type::text as "documentType", document,
    guardian_name as "guardianName", email, phone, address, district, province, department,
    good_type::text as "goodType", good_description as "goodDescription", amount, currency::text as currency, detail,
    request, due_on::text as "dueOn", rule_kind::text as "ruleKind",
    (case when answer_by_letter then letter_delivered_on else (answered_at at time zone 'America/Lima')::date end)::text
      as "answeredOn",
    answered_by as "answeredBy", answer, letter_delivered_on::text as "letterDeliveredOn",
    letter_method::text as "letterMethod", letter_detail as "letterDetail",
    answer_pdf_hash as "answerPdfHash"
  from complaints
  where filed_on between $1 and $2 and (year, number) > ($3, $4)
  order by year, number limit ${BATCH_SIZE}`

type RegisterRow = RegisteredComplaint & { year: number; number: number }

/** Reads the complaints of a period in batches, because a long period might not fit into memory. */
export async function* readRegister(pool: Pool, { from, to }: Period): AsyncGenerator<RegisteredComplaint> {
  let [year, number] = [0, 0]
  for (;;) {
    const { rows } = await pool.query<RegisterRow>(registerQuery, [from, to, year, number])
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
    year = last.year
    number = last.number
  }
}
