import { type CrmLead, crmPayload } from '@sillar/domain/lead/crm-payload'
import type { Destination } from './delivery'
import { postJson } from './post-json'

/** A lead for the CRM, with exactly the fields the CRM knows. */
export const deliverToCrm: Destination = async ({ pool, settings }, delivery) => {
  const { rows } = await pool.query<CrmLead>(
    `select first_name as "firstName", last_name as "lastName", email, phone, document_type_id as "documentTypeId",
            document, crm_project_id as "crmProjectId", coalesce(observation, '') as observation
     from leads where id = $1`,
    [delivery.subjectId],
  )
  const lead = rows[0]
  if (!lead) return { outcome: 'refused', detail: 'the lead is gone', httpStatus: null }
  return postJson({
    url: `${settings.crmUrl}/api/contact`,
    body: crmPayload(lead),
    deliveryId: delivery.id,
    judge: 'crm',
  })
}
