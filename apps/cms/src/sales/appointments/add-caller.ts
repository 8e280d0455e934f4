import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { Transaction } from '@app/platform/database/pool'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import type { Integration } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

/** A person who called or walked in. */
export type Caller = {
  /** Identifies the submitted form, so a double submit creates only one lead. */
  key: string
  firstName: string
  lastName: string
  phone: string
  /** Empty if the person gave no e-mail address. */
  email: string
  language: 'es' | 'en'
}

export const callerKey = (key: string) => `staff:${key}`

type CallRecord = {
  reference: string
  project: string | null
  observation: string
  /** The user who recorded the lead and becomes its owner. */
  staff: { id: string; name: string }
}

/**
 * Stores a lead for a person who called or walked in, already answered and owned by the user who recorded it, and
 * queues it for the CRM. No consent is stored, because the person gave none in writing.
 */
export async function addCaller(tx: Transaction, boss: PgBoss, caller: Caller, call: CallRecord): Promise<string> {
  const { reference, observation, staff } = call
  const project = call.project ?? GENERAL_QUESTION
  const { rows } = await tx.query<{ id: string }>(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug,
       crm_project_id, observation, locale)
     values ($1, $2, '', 'appointment', $3, $4, $5, $6, $7::text, (select crm_id from projects where slug = $7::text), $8, $9) returning id`,
    [
      reference,
      callerKey(caller.key),
      caller.firstName,
      caller.lastName,
      caller.email,
      caller.phone,
      project,
      observation,
      caller.language,
    ],
  )
  const lead = rows[0]?.id ?? ''
  await tx.query(
    `insert into lead_work (lead_id, received_at, project, kind, state, owner_id, first_answer_at)
     select id, created_at, project_slug, 'appointment', 'appointment', $2, created_at from leads where id = $1`,
    [lead, staff.id],
  )
  await tx.query(
    `insert into lead_events (lead_id, kind, "to", by, created_at) values ($1, 'owner', $2, $3, clock_timestamp())`,
    [lead, staff.id, staff.name],
  )
  const { rows: crmDeliveries } = await tx.query<{ id: string; integration: Integration }>(
    `insert into deliveries (integration, subject_kind, subject_id, reference, status, first_queued_at)
     values ('crm', 'lead', $1, $2, 'waiting', now()) returning id, integration`,
    [lead, reference],
  )
  await queueDeliveries(boss, tx, crmDeliveries)
  return lead
}
