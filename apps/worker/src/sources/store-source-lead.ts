import { createHash, randomBytes } from 'node:crypto'
import type { StaffChannel } from '@app/domain/lead/lead-channels'
import { REFERENCE_RANDOM_BYTES, referenceCode } from '@app/domain/reference/reference-code'
import { type LeadSource, sourceObservation } from '@app/domain/source/lead-source'
import type { SourcePerson } from '@app/domain/source/source-person'
import type { Queryable, Transaction } from '@app/platform/database/pool'
import { insertSourceLead, type LeadConsent } from '@app/platform/lead/insert-lead'

export type SourceEventRow = {
  id: string
  source: LeadSource
  eventId: string
  form: string
  body: string
}

/** The settings that staff chose for a form. */
type SourceForm = {
  name: string
  project: string
  channel: StaffChannel
  locale: 'es' | 'en'
  termsVersion: string | null
  marketingVersion: string | null
  marketingBox: string | null
}

/** Returns the settings of the form of an event, or undefined if staff have not connected it. */
export async function readForm(db: Queryable, { source, form }: SourceEventRow): Promise<SourceForm | undefined> {
  const { rows } = await db.query<SourceForm>(
    `select name, project_slug as project, channel::text as channel, locale::text as locale,
       terms_version as "termsVersion", marketing_version as "marketingVersion", marketing_box as "marketingBox"
     from source_forms where source::text = $1 and form = $2`,
    [source, form],
  )
  return rows[0]
}

/** Stores the lead of an event and returns its id, or undefined if the project does not exist any more. */
export async function storeSourceLead(
  tx: Transaction,
  { source, eventId, body }: SourceEventRow,
  form: SourceForm,
  { ticked, ...person }: SourcePerson,
  ad?: string,
): Promise<string | undefined> {
  const key = `${source}:${eventId}`
  const { id, isProjectKnown } = await insertSourceLead(tx, {
    ...person,
    message: person.message || undefined,
    reference: referenceCode(randomBytes(REFERENCE_RANDOM_BYTES)),
    key,
    bodyHash: createHash('sha256').update(body).digest('hex'),
    kind: 'contact',
    project: form.project,
    channel: form.channel,
    locale: form.locale,
    observation: sourceObservation({ form: form.name, ad, message: person.message }),
    consents: consentsOf(form, ticked),
  })
  if (id || !isProjectKnown) return id ?? undefined
  const { rows } = await tx.query<{ id: string }>('select id from leads where idempotency_key = $1', [key])
  return rows[0]?.id
}

/** Returns the consents that the form asks for. A form that shows the terms cannot be sent without accepting them. */
function consentsOf({ termsVersion, marketingVersion, marketingBox }: SourceForm, ticked: string[]): LeadConsent[] {
  const consents: LeadConsent[] = []
  if (termsVersion) consents.push({ purpose: 'terms', version: termsVersion, granted: true })
  if (marketingVersion)
    consents.push({ purpose: 'marketing', version: marketingVersion, granted: ticked.includes(marketingBox ?? '') })
  return consents
}
