import type { LeadChannel } from '@app/domain/lead/lead-channels'
import { GENERAL_QUESTION, type leadKinds } from '@app/domain/lead/lead-choices'
import type { Queryable } from '../database/pool'

// Every lead is stored here, whether it is from the website, from staff, from a list or from another system. It always
// has an idempotency key, the CRM id of its project, its consents and its delivery to the CRM.

export type LeadConsent = {
  purpose: 'terms' | 'marketing' | 'referred-person' | 'complaint-notice'
  version: string
  granted: boolean
  /** The user to whom the person gave the consent. Absent if the person ticked a box in a form. */
  recordedBy?: string
}

/** The columns that every lead has. */
type Person = {
  kind: (typeof leadKinds)[number]
  firstName: string
  lastName: string
  email: string
  phone: string
  project: string
  locale: 'es' | 'en'
}

type Keys = { reference: string; key: string; bodyHash: string; observation: string }

type Details = { consents: LeadConsent[]; mail?: string | undefined; requestId?: string | undefined }

/** The columns that only the website fills. The CMS has no permission to write them. */
type VisitorDetails = {
  documentTypeId?: number | undefined
  document?: string | undefined
  appointmentDate?: string | undefined
  appointmentTimeOfDay?: string | undefined
  appointmentMeetingPlace?: string | undefined
  message?: string | undefined
  utmSource?: string | undefined
  utmMedium?: string | undefined
  utmCampaign?: string | undefined
  utmTerm?: string | undefined
  utmContent?: string | undefined
  referrer?: string | undefined
  landingPage?: string | undefined
  referralCode?: string | undefined
  gclid?: string | undefined
  gbraid?: string | undefined
  wbraid?: string | undefined
  fbclid?: string | undefined
}

type VisitorLead = Person & Keys & Details & VisitorDetails
type SourceLead = Person & Keys & Details & { channel: Exclude<LeadChannel, 'web'>; message: string | undefined }
type StaffLead = Person & Keys & Details & { channel: Exclude<LeadChannel, 'web'>; enteredBy: string }

/** `id` is null if a lead with the same key is stored already, or if the project is unknown. */
type InsertedLead = { id: string | null; isProjectKnown: boolean }

const visitorColumns = {
  documentTypeId: 'document_type_id',
  document: 'document',
  appointmentDate: 'appointment_date',
  appointmentTimeOfDay: 'appointment_time_of_day',
  appointmentMeetingPlace: 'appointment_meeting_place',
  message: 'message',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
  referrer: 'referrer',
  landingPage: 'landing_page',
  referralCode: 'referral_code',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
} as const satisfies Record<keyof VisitorDetails, string>

const sourceColumns = { channel: 'channel', message: 'message' } as const
const staffColumns = { channel: 'channel', enteredBy: 'entered_by_id' } as const

/** Stores a lead of the website. Its project must be published. */
export const insertVisitorLead = (db: Queryable, lead: VisitorLead): Promise<InsertedLead> =>
  insertLead(db, lead, {
    name: 'insert-visitor-lead',
    text: visitorStatement,
    values: Object.keys(visitorColumns).map((name) => lead[name as keyof VisitorDetails]),
  })

/** Stores a lead that staff entered. Its project need not be published yet. */
export const insertStaffLead = (db: Queryable, lead: StaffLead): Promise<InsertedLead> =>
  insertLead(db, lead, {
    name: 'insert-staff-lead',
    text: staffStatement,
    values: Object.keys(staffColumns).map((name) => lead[name as keyof typeof staffColumns]),
  })

/** Stores a lead that another system sent. Staff chose its project. */
export const insertSourceLead = (db: Queryable, lead: SourceLead): Promise<InsertedLead> =>
  insertLead(db, lead, { name: 'insert-source-lead', text: sourceStatement, values: [lead.channel, lead.message] })

async function insertLead(
  db: Queryable,
  lead: Person & Keys & Details,
  { name, text, values }: { name: string; text: string; values: unknown[] },
): Promise<InsertedLead> {
  const { rows } = await db.query<InsertedLead>({
    name,
    text,
    values: [
      lead.reference,
      lead.key,
      lead.bodyHash,
      lead.kind,
      lead.firstName,
      lead.lastName,
      lead.email,
      lead.phone,
      lead.project,
      lead.observation,
      lead.locale,
      JSON.stringify(lead.consents),
      lead.mail,
      lead.requestId,
      ...values,
    ],
  })
  return rows[0] ?? { id: null, isProjectKnown: false }
}

const FIXED_PARAMETERS = 14

/**
 * Returns one statement, so that a lead costs one round trip and one commit. The id in the CRM is read from our table,
 * because an id sent by a browser cannot be trusted.
 */
function leadStatement(columns: readonly string[], projectCondition: string): string {
  const parameters = columns.map((_, index) => `$${FIXED_PARAMETERS + 1 + index}`)
  return `
  with project as (
    select crm_id from projects where slug = $9 and ${projectCondition}
    union all select null where $9 = '${GENERAL_QUESTION}'),
  lead as (
    insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug,
      crm_project_id, observation, locale, ${columns.join(', ')})
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, crm_id, $10, $11, ${parameters.join(', ')}
    from project
    on conflict (idempotency_key) do nothing
    returning id),
  stored_consents as (
    insert into consents (reference, locale, purpose, version, granted, given, recorded_by, lead_id)
    select $1, $11::text::enum_consents_locale, c.purpose::enum_consents_purpose, c.version, c.granted,
      (case when c."recordedBy" is null then 'form' else 'spoken' end)::enum_consents_given, c."recordedBy", lead.id
    from lead, json_to_recordset($12) as c(purpose text, version text, granted boolean, "recordedBy" text)),
  stored_deliveries as (
    insert into deliveries (integration, subject_kind, subject_id, template, status, reference, request_id, first_queued_at)
    select d.integration::enum_deliveries_integration, 'lead', lead.id, d.template, 'waiting', $1, $14, now()
    from lead, (values ('crm', null), ('mail', $13)) as d(integration, template)
    where d.integration = 'crm' or d.template is not null)
  select (select id from lead), exists (select from project) as "isProjectKnown"`
}

const visitorStatement = leadStatement(Object.values(visitorColumns), `_status = 'published' and crm_id is not null`)
const staffStatement = leadStatement(Object.values(staffColumns), 'true')
const sourceStatement = leadStatement(Object.values(sourceColumns), 'true')
