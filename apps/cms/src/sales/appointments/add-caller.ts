import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { Transaction } from '@app/platform/database/pool'
import { insertStaffLead } from '@app/platform/lead/insert-lead'

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
export async function addCaller(tx: Transaction, caller: Caller, call: CallRecord): Promise<string> {
  const { reference, observation, staff } = call
  const { id } = await insertStaffLead(tx, {
    reference,
    key: callerKey(caller.key),
    bodyHash: '',
    kind: 'appointment',
    firstName: caller.firstName,
    lastName: caller.lastName,
    email: caller.email,
    phone: caller.phone,
    project: call.project ?? GENERAL_QUESTION,
    observation,
    locale: caller.language,
    channel: 'phone',
    enteredBy: staff.id,
    consents: [],
  })
  if (!id) throw new Error('the lead of a caller was not stored')
  await tx.query(
    `insert into lead_work (lead_id, received_at, project, kind, state, owner_id, first_answer_at)
     select id, created_at, project_slug, 'appointment', 'appointment', $2, created_at from leads where id = $1`,
    [id, staff.id],
  )
  await tx.query(
    `insert into lead_events (lead_id, kind, "to", by, created_at) values ($1, 'owner', $2, $3, clock_timestamp())`,
    [id, staff.id, staff.name],
  )
  return id
}
