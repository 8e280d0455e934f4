import type { LeadInput } from '@app/domain/lead/lead.schema'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { Queryable, Transaction } from '@app/platform/database/pool'
import type { Submission } from './idempotency'
import { rejection } from './submission-error'

// Lead forms and appointment bookings are both stored as leads.

/**
 * Returns the project's id in the CRM, or null for a general question. It is read from our table, because an id sent by
 * a browser cannot be trusted.
 */
export async function crmProjectOf(tx: Queryable, slug: string): Promise<number | null> {
  if (slug === GENERAL_QUESTION) return null
  const { rows } = await tx.query<{ crmId: number }>(
    `select crm_id::int as "crmId" from projects where slug = $1 and _status = 'published' and crm_id is not null`,
    [slug],
  )
  if (!rows[0]) throw rejection(422, 'project', 'lead.project.unknown')
  return rows[0].crmId
}

export async function insertLead(
  tx: Transaction,
  { input: lead, key, bodyHash }: Submission<LeadInput>,
  { reference, crmProjectId, observation }: { reference: string; crmProjectId: number | null; observation: string },
) {
  const { attribution } = lead
  const { rows } = await tx.query<{ id: string }>(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone,
       document_type_id, document, project_slug, crm_project_id, appointment_date, appointment_time_of_day, appointment_meeting_place,
       message, observation, locale, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
     on conflict (idempotency_key) do nothing
     returning id`,
    [
      reference,
      key,
      bodyHash,
      lead.kind,
      lead.firstName,
      lead.lastName,
      lead.email,
      lead.phone,
      lead.documentTypeId,
      lead.document,
      lead.project,
      crmProjectId,
      lead.appointment?.date,
      lead.appointment?.timeOfDay,
      lead.appointment?.meetingPlace,
      lead.message,
      observation,
      lead.locale,
      attribution?.utmSource,
      attribution?.utmMedium,
      attribution?.utmCampaign,
      attribution?.utmTerm,
      attribution?.utmContent,
      attribution?.referrer,
      attribution?.landingPage,
    ],
  )
  return rows[0]?.id
}
