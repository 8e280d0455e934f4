import { nextOwners } from '@sillar/domain/lead/next-owner'
import { inTransaction, type Pool, type Transaction } from '@sillar/platform/database/pool'

// The intake writes a lead and nothing else: no rule of the desk can stand between a visitor and the database. The desk
// takes new leads in when somebody looks at it, gives them their row and, where a project has a team, their owner.

type Team = { project: string | null; member: string }
type NewLead = { lead: string; project: string }

const LOCK = 7_316_001
const AT_ONCE = 2000
/** A lead becomes visible a moment after the time it carries. */
const OVERLAP = '1 hour'

export async function takeInLeads(pool: Pool): Promise<number> {
  // As a value of its own, so that the index of the leads is used: with it in the statement all of them are read.
  const { rows } = await pool.query<{ since: Date | null }>(
    `select max(received_at) - interval '${OVERLAP}' as since from lead_work`,
  )
  const since = rows[0]?.since ?? new Date(0)
  const { rows: news } = await pool.query<{ is: boolean }>(`select exists (select from leads l where ${isNew}) as is`, [
    since,
  ])
  if (!news[0]?.is) return 0
  return inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows: taken } = await tx.query<NewLead>(
      `insert into lead_work (lead_id, received_at, project, kind, source)
       select l.id, l.created_at, l.project_slug, l.kind::text::enum_lead_work_kind, l.utm_source
       from leads l where ${isNew} order by l.created_at limit ${AT_ONCE}
       on conflict (lead_id) do nothing
       returning lead_id as lead, project`,
      [since],
    )
    await giveOwners(tx, taken)
    return taken.length
  })
}

const isNew = 'l.created_at > $1 and not exists (select from lead_work known where known.lead_id = l.id)'

async function giveOwners(tx: Transaction, taken: NewLead[]): Promise<void> {
  const { rows: teams } = await tx.query<Team>(
    `select p.slug as project, r.users_id as member
     from sales_desk_teams t
     join sales_desk_rels r on r.parent_id = t._parent_id and r.path = 'teams.' || (t._order - 1) || '.members'
     left join projects p on p.id = t.project_id
     order by t._order, r."order"`,
  )
  for (const [project, leads] of Map.groupBy(taken, (lead) => lead.project)) {
    const own = teams.filter((team) => team.project === project)
    const team = (own.length > 0 ? own : teams.filter((one) => one.project === null)).map(({ member }) => member)
    if (team.length === 0) continue
    const { rows: given } = await tx.query<{ owner: string }>(
      `select e."to" as owner from lead_events e join lead_work w on w.lead_id = e.lead_id
       where e.kind = 'owner' and e.by is null and w.project = $1 order by e.created_at desc, e.id desc limit 50`,
      [project],
    )
    const owners = nextOwners(team, given.map(({ owner }) => owner).reverse(), leads.length)
    for (const [at, { lead }] of leads.entries()) await assign(tx, lead, owners[at])
  }
}

async function assign(tx: Transaction, lead: string, owner: string | undefined): Promise<void> {
  await tx.query('update lead_work set owner_id = $2 where lead_id = $1', [lead, owner])
  // By nobody: it was their turn. The moment is the clock's and not the transaction's, so that the order is kept.
  await tx.query(
    `insert into lead_events (lead_id, kind, "to", created_at) values ($1, 'owner', $2, clock_timestamp())`,
    [lead, owner],
  )
}
