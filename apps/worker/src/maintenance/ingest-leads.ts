import { nextOwner, type OwnedLead, ownerOfPerson, teamOf } from '@app/domain/lead/next-owner'
import type { PersonRecord } from '@app/domain/person/join-persons'
import { emailKey, phoneKey } from '@app/domain/person/person-keys'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { loadTeamMembers } from '../records/sales-team'
import { attributeReferrals } from './attribute-referrals'

// The intake only stores the lead, so a bug in the rules of the sales desk cannot lose a visitor's message. The worker
// adds the lead to the desk and assigns the owner within a few seconds.

type NewLead = { lead: string; project: string }

const LOCK_KEY = 7_316_001
const BATCH_SIZE = 2000
/**
 * A lead becomes visible when its transaction commits, which is later than its `created_at`. Each search therefore
 * starts this long before the latest known lead.
 */
const OVERLAP = '1 hour'

/**
 * Adds every new lead to the sales desk, assigns an owner if its project has a team, and returns the number of added
 * leads. It is idempotent, and concurrent runs wait for each other.
 */
export async function ingestLeads(pool: Pool): Promise<number> {
  let total = 0
  for (;;) {
    const count = await ingestBatch(pool)
    total += count
    if (count < BATCH_SIZE) return total
  }
}

async function ingestBatch(pool: Pool): Promise<number> {
  return inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK_KEY])
    // A separate query, because the planner would not use the index on leads if it were part of the insert.
    const { rows } = await tx.query<{ since: Date | null }>(
      `select max(received_at) - interval '${OVERLAP}' as since from lead_work`,
    )
    const { rows: addedLeads } = await tx.query<NewLead>(
      `insert into lead_work (lead_id, received_at, project, kind, source)
       select l.id, l.created_at, l.project_slug, l.kind::text::enum_lead_work_kind, l.utm_source
       from leads l where l.created_at > $1 and not exists (select from lead_work known where known.lead_id = l.id)
       order by l.created_at limit ${BATCH_SIZE}
       on conflict (lead_id) do nothing
       returning lead_id as lead, project`,
      [rows[0]?.since ?? new Date(0)],
    )
    await assignOwners(tx, addedLeads)
    await attributeReferrals(
      tx,
      addedLeads.map(({ lead }) => lead),
    )
    return addedLeads.length
  })
}

/** Assigns each lead, in order of arrival, to the owner of the person's earlier leads or to the next team member. */
async function assignOwners(tx: Transaction, addedLeads: NewLead[]): Promise<void> {
  if (addedLeads.length === 0) return
  const members = await loadTeamMembers(tx)
  const ownersByProject = new Map<string, string[]>()
  for (const { lead, project } of addedLeads) {
    const knownOwner = await findOwnerOfPerson(tx, lead)
    if (knownOwner) {
      await assignOwner(tx, lead, knownOwner, 'same-person')
      continue
    }
    const previousOwners = ownersByProject.get(project) ?? (await readPreviousOwners(tx, project))
    ownersByProject.set(project, previousOwners)
    const owner = nextOwner(teamOf(project, members), previousOwners)
    if (!owner) continue
    previousOwners.push(owner)
    await assignOwner(tx, lead, owner)
  }
}

/** The maximum number of earlier leads that are compared. More leads with the same contact come from a bot. */
const MAX_EARLIER_LEADS = 20

const personColumns = `l.id, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.document,
  case l.document_type_id when 1 then 'DNI' when 2 then 'Pasaporte' end as "documentKind"`

/** Returns the salesperson who owns earlier leads of the same person and still works in sales. */
async function findOwnerOfPerson(tx: Transaction, lead: string): Promise<string | undefined> {
  const { rows } = await tx.query<PersonRecord>(`select ${personColumns} from leads l where l.id = $1`, [lead])
  const newLead = rows[0]
  if (!newLead) return undefined
  const { rows: earlierLeads } = await tx.query<OwnedLead>(
    `select ${personColumns}, w.owner_id as owner
     from leads l join lead_work w on w.lead_id = l.id join users u on u.id = w.owner_id
     where l.id <> $1 and u.role::text = any('{admin,manager,sales}')
       and ((person_email(l.email) = $2 and l.email <> '') or person_phone(l.phone) = $3 or l.document = $4)
     order by w.received_at desc limit ${MAX_EARLIER_LEADS}`,
    [lead, emailKey(newLead.email ?? ''), phoneKey(newLead.phone ?? ''), newLead.document],
  )
  return ownerOfPerson(newLead, earlierLeads)
}

/** Returns the owners that the rotation chose for earlier leads of a project, oldest first. */
async function readPreviousOwners(tx: Transaction, project: string): Promise<string[]> {
  const { rows } = await tx.query<{ owner: string }>(
    `select e."to" as owner from lead_events e join lead_work w on w.lead_id = e.lead_id
     where e.kind = 'owner' and e.by is null and e.text is null and w.project = $1
     order by e.created_at desc, e.id desc limit 50`,
    [project],
  )
  return rows.map(({ owner }) => owner).reverse()
}

async function assignOwner(tx: Transaction, lead: string, owner: string, reason?: 'same-person'): Promise<void> {
  await tx.query('update lead_work set owner_id = $2 where lead_id = $1', [lead, owner])
  // `by` is empty because no user assigned the owner. UUIDv7 ids keep the order of events in the same millisecond.
  await tx.query(
    `insert into lead_events (id, lead_id, kind, text, "to", created_at)
     values (uuidv7(), $1, 'owner', $3, $2, clock_timestamp())`,
    [lead, owner, reason],
  )
}
