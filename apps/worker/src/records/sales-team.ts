import type { TeamMember } from '@app/domain/lead/next-owner'
import type { Queryable } from '@app/platform/database/pool'

/** Returns the members of all sales teams, in the order in which they get leads. */
export async function loadTeamMembers(db: Queryable): Promise<TeamMember[]> {
  const { rows } = await db.query<TeamMember>(
    `select p.slug as project, r.users_id as member
     from sales_desk_teams t
     join sales_desk_rels r on r.parent_id = t._parent_id and r.path = 'teams.' || (t._order - 1) || '.members'
     join users u on u.id = r.users_id and u.role <> 'closed'
     left join projects p on p.id = t.project_id
     order by t._order, r."order"`,
  )
  return rows
}

/** Returns the ids of the managers, who are notified of leads without an owner or an answer. */
export async function loadManagers(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`select id from users where role = 'manager' order by name, id`)
  return rows.map(({ id }) => id)
}
