// This is the contract of the CRM, as observed on the old site. The owner of the CRM agreed to the fixed values, so
// the real campaign of a visitor never replaces `utm_source`.

export type CrmLead = {
  firstName: string
  lastName: string
  email: string
  phone: string
  documentTypeId: number | null
  document: string | null
  /** Null for a lead about no project, unless the CRM has an id for general questions. */
  crmProjectId: number | null
  observation: string
}

export type CrmPayload = {
  fname: string
  lname: string
  email: string
  phone: string
  input_channel_id: 29
  source_id: 1
  interest_type_id: 5
  document_type_id?: number
  document?: string
  project_id?: number
  utm_source: 'Lead orgánico de página web'
  address: ''
  observation: string
}

/**
 * Returns the body of `POST {api host}/api/contact`. Omits the document and the project if the lead has none.
 */
export function crmPayload(lead: CrmLead): CrmPayload {
  return {
    fname: lead.firstName,
    lname: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    input_channel_id: 29,
    source_id: 1,
    interest_type_id: 5,
    ...(lead.documentTypeId ? { document_type_id: lead.documentTypeId } : {}),
    ...(lead.document ? { document: lead.document } : {}),
    ...(lead.crmProjectId === null ? {} : { project_id: lead.crmProjectId }),
    utm_source: 'Lead orgánico de página web',
    address: '',
    observation: lead.observation,
  }
}
