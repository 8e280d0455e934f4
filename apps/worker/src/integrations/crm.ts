import { type CrmLead, crmPayload } from '@app/domain/lead/crm-payload'
import type { DeliverTo } from '../deliveries/delivery'
import { postJson } from './post-json'

/** Delivers a lead to the CRM with exactly the fields the CRM accepts. */
export const deliverToCrm: DeliverTo = async ({ pool, settings }, delivery) => {
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
