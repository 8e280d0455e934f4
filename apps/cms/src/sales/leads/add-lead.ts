import { createHash, randomBytes } from 'node:crypto'
import { isConversation, staffObservation } from '@app/domain/lead/lead-channels'
import { REFERENCE_RANDOM_BYTES, referenceCode } from '@app/domain/reference/reference-code'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { insertStaffLead } from '@app/platform/lead/insert-lead'
import type { Staff } from '../../platform/access/staff'
import type { NewLead } from './new-lead.schema'
import { readSpokenTexts } from './read-spoken-texts'

type AddResult = { lead: string } | 'unknown-project' | 'outdated-text' | 'key-reused'

/**
 * Stores a lead that staff entered. Its owner is the user who entered it, and it counts as answered if they spoke with
 * the person. A consent is stored only if the person gave it aloud, with the name of the user who heard it.
 */
export async function addLead(pool: Pool, lead: NewLead, staff: Staff): Promise<AddResult> {
  const bodyHash = createHash('sha256').update(JSON.stringify(lead)).digest('hex')
  return inTransaction(pool, async (tx) => {
    const key = `staff:${lead.key}`
    const { rows } = await tx.query<{ id: string; bodyHash: string }>(
      'select id, body_hash as "bodyHash" from leads where idempotency_key = $1',
      [key],
    )
    if (rows[0]) return rows[0].bodyHash === bodyHash ? { lead: rows[0].id } : 'key-reused'
    const texts = await readSpokenTexts(tx, lead.language)
    if (lead.consents.some(({ purpose, version }) => texts[purpose]?.version !== version)) return 'outdated-text'
    const { channel, note, language, consents, ...person } = lead
    const { id, isProjectKnown } = await insertStaffLead(tx, {
      ...person,
      reference: referenceCode(randomBytes(REFERENCE_RANDOM_BYTES)),
      key,
      bodyHash,
      kind: 'contact',
      locale: language,
      observation: staffObservation({ channel, by: staff.name, note }),
      channel,
      enteredBy: staff.id,
      consents: consents.map((consent) => ({ ...consent, granted: true, recordedBy: staff.name })),
    })
    if (!id) return isProjectKnown ? 'key-reused' : 'unknown-project'
    await addToDesk(tx, id, { isAnswered: isConversation(channel), note, staff })
    return { lead: id }
  })
}

type DeskEntry = { isAnswered: boolean; note: string; staff: Staff }

/** Adds the lead to the sales desk. The worker assigns an owner only to leads that are not there yet. */
async function addToDesk(tx: Transaction, lead: string, { isAnswered, note, staff }: DeskEntry): Promise<void> {
  await tx.query(
    `insert into lead_work (lead_id, received_at, project, kind, state, owner_id, first_answer_at)
     select id, created_at, project_slug, 'contact', $2, $3, case when $4 then created_at end from leads where id = $1`,
    [lead, isAnswered ? 'contacted' : 'new', staff.id, isAnswered],
  )
  await tx.query(
    `insert into lead_events (lead_id, kind, text, "to", by, created_at)
     select $1, e.kind::enum_lead_events_kind, e.text, e."to", $2, clock_timestamp()
     from (values ('owner', null, $3), ('note', $4, null)) as e(kind, text, "to") where e.kind = 'owner' or e.text <> ''`,
    [lead, staff.name, staff.id, note],
  )
}
