import { nextOwners, type TeamMember, teamOf } from '@app/domain/lead/next-owner'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'

// The intake only stores the lead, so a bug in the rules of the sales desk cannot lose a visitor's message. The worker
// adds the lead to the desk and assigns the owner within a few seconds.

type NewLead = { lead: string; project: string }

const LOCK = 7_316_001
const BATCH_SIZE = 2000
/**
 * A lead becomes visible when its transaction commits, which is later than its `created_at`, so each search goes back
 * further.
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
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
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
    return addedLeads.length
  })
}

async function assignOwners(tx: Transaction, addedLeads: NewLead[]): Promise<void> {
  if (addedLeads.length === 0) return
  const { rows: members } = await tx.query<TeamMember>(
    `select p.slug as project, r.users_id as member
     from sales_desk_teams t
     join sales_desk_rels r on r.parent_id = t._parent_id and r.path = 'teams.' || (t._order - 1) || '.members'
     left join projects p on p.id = t.project_id
     order by t._order, r."order"`,
  )
  for (const [project, leads] of Map.groupBy(addedLeads, (lead) => lead.project)) {
    const team = teamOf(project, members)
    if (team.length === 0) continue
    const { rows: assignments } = await tx.query<{ owner: string }>(
      `select e."to" as owner from lead_events e join lead_work w on w.lead_id = e.lead_id
       where e.kind = 'owner' and e.by is null and w.project = $1 order by e.created_at desc, e.id desc limit 50`,
      [project],
    )
    const owners = nextOwners(team, assignments.map(({ owner }) => owner).reverse(), leads.length)
    for (const [index, { lead }] of leads.entries()) await assignOwner(tx, lead, owners[index])
  }
}

async function assignOwner(tx: Transaction, lead: string, owner: string | undefined): Promise<void> {
  await tx.query('update lead_work set owner_id = $2 where lead_id = $1', [lead, owner])
  // `by` is empty because the rotation assigned the owner. UUIDv7 ids keep the order of events in the same millisecond.
  await tx.query(
    `insert into lead_events (id, lead_id, kind, "to", created_at) values (uuidv7(), $1, 'owner', $2, clock_timestamp())`,
    [lead, owner],
  )
}
