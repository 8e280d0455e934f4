import { type CrmLead, crmPayload } from '@sillar/domain/lead/crm-payload'
import type { Destination } from '../deliveries/delivery'
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
  const { url, deliveredWhen, generalProjectId = null } = settings.crm
  return postJson({
    url: `${url}/api/contact`,
    body: crmPayload({ ...lead, crmProjectId: lead.crmProjectId ?? generalProjectId }),
    deliveryId: delivery.id,
    deliveredWhen,
  })
}
