import type { LeadChannel } from '@app/domain/lead/lead-channels'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { LostReason } from '@app/domain/lead/lead-state'
import type { Queryable } from '@app/platform/database/pool'
import type { leadEventKinds } from './lead-event-kinds'
import { type ListedLead, leadColumns } from './list-leads'
import { leadMessages } from './messages'

export type Lead = ListedLead & {
  lostReason: LostReason | null
  documentTypeId: number | null
  document: string | null
  appointmentDate: string | null
  appointmentTimeOfDay: 'morning' | 'afternoon' | null
  appointmentMeetingPlace: 'office' | 'site' | null
  message: string | null
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  referrer: string | null
  landingPage: string | null
  channel: LeadChannel
  /** The name of the user who entered the lead. */
  enteredBy: string | null
  /** The referrer whose link the person used. */
  referral: { person: string; referrer: string } | null
}

export async function readLead(db: Queryable, id: string): Promise<Lead | undefined> {
  const { rows } = await db.query<Lead>(
    `select ${leadColumns}, w.lost_reason as "lostReason", l.document_type_id as "documentTypeId", l.document,
       l.appointment_date::text as "appointmentDate", l.appointment_time_of_day as "appointmentTimeOfDay",
       l.appointment_meeting_place as "appointmentMeetingPlace", l.message, l.utm_source as "utmSource",
       l.utm_medium as "utmMedium", l.utm_campaign as "utmCampaign", l.referrer, l.landing_page as "landingPage",
       l.channel::text as channel, e.name as "enteredBy",
       (select json_build_object('person', p.id, 'referrer', r.first_name || ' ' || r.last_name)
        from referred_persons p join referrals r on r.id = p.referral_id where p.lead_id = l.id) as referral
     from lead_work w join leads l on l.id = w.lead_id left join users u on u.id = w.owner_id
     left join users e on e.id = l.entered_by_id
     where w.lead_id = $1`,
    [id],
  )
  return rows[0]
}

export type LeadEvent = {
  id: string
  kind: (typeof leadEventKinds)[number]
  text: string | null
  from: string | null
  to: string | null
  /** The name of the previous owner, because `from` contains only an id. */
  fromName: string | null
  toName: string | null
  by: string | null
  at: Date
}

export type Delivery = {
  id: string
  integration: string
  status: 'waiting' | 'held' | 'delivered' | 'skipped' | 'parked'
  queuedAt: Date
  attempts: {
    id: string
    at: Date
    outcome: 'delivered' | 'skipped' | 'retry' | 'refused'
    httpStatus: number | null
    detail: string
  }[]
}

export async function readHistory(db: Queryable, lead: string): Promise<LeadEvent[]> {
  const { rows } = await db.query<LeadEvent>(
    `select e.id, e.kind, e.text, e."from", e."to", e.by, e.created_at as at, f.name as "fromName", t.name as "toName"
     from lead_events e
     left join users f on e.kind = 'owner' and f.id::text = e."from"
     left join users t on e.kind = 'owner' and t.id::text = e."to"
     where e.lead_id = $1 order by e.created_at desc, e.id desc limit 500`,
    [lead],
  )
  return rows
}

export async function readDeliveries(db: Queryable, lead: string): Promise<Delivery[]> {
  const { rows } = await db.query<Delivery>(
    `select d.id, d.integration, d.status, d.created_at as "queuedAt",
       coalesce(json_agg(json_build_object('id', a.id, 'at', a.started_at, 'outcome', a.outcome,
         'httpStatus', a.http_status, 'detail', a.detail) order by a.started_at desc)
         filter (where a.id is not null), '[]') as attempts
     from deliveries d left join delivery_attempts a on a.delivery_id = d.id
     where d.subject_id = $1 and d.subject_kind = 'lead' group by d.id order by d.created_at desc`,
    [lead],
  )
  return rows.map((delivery) => ({
    ...delivery,
    attempts: delivery.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at) })),
  }))
}

export type Consent = { purpose: string; granted: boolean; version: string; recordedBy: string | null }

export async function readConsents(db: Queryable, lead: string): Promise<Consent[]> {
  const { rows } = await db.query<Consent>(
    'select purpose, granted, version, recorded_by as "recordedBy" from consents where lead_id = $1 order by purpose desc',
    [lead],
  )
  return rows
}

export type Colleague = { id: string; name: string }

/** Returns the users who can own a lead. */
export async function readColleagues(db: Queryable): Promise<Colleague[]> {
  const { rows } = await db.query<Colleague>(
    `select id, name from users where role::text = any('{admin,manager,sales}') order by name`,
  )
  return rows
}

/** Returns the names of all projects by slug, including unpublished projects, because old leads may refer to them. */
export async function readProjects(db: Queryable, language: 'es' | 'en'): Promise<Map<string, string>> {
  const { rows } = await db.query<{ slug: string; name: string | null }>(
    'select slug, name from projects where slug is not null order by name',
  )
  const general = language === 'es' ? 'Consulta general' : 'General question'
  return new Map([...rows.map(({ slug, name }): [string, string] => [slug, name ?? slug]), ['general', general]])
}

/** Returns the published projects sorted by name, followed by the option of no project. */
export async function readPublishedProjects(
  db: Queryable,
  language: 'es' | 'en',
): Promise<{ slug: string; name: string }[]> {
  const { rows } = await db.query<{ slug: string; name: string }>(
    `select slug, coalesce(name, slug) as name from projects where _status = 'published' and slug is not null order by 2`,
  )
  return [...rows, { slug: GENERAL_QUESTION, name: leadMessages[language].general }]
}

export async function readSources(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ source: string }>(
    // Reads one index entry per source (a loose index scan), because there are few sources and many leads.
    `with recursive sources as (
       (select source from lead_work where source is not null order by source limit 1)
       union all
       select (select w.source from lead_work w where w.source > s.source order by w.source limit 1)
       from sources s where s.source is not null)
     select source from sources where source is not null limit 50`,
  )
  return rows.map(({ source }) => source)
}
