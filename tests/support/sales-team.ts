import type { Pool } from '@app/platform/database/pool'

/** Adds a sales team for all projects, as the panel stores it. Returns the ids of the accounts by name. */
export async function addSalesTeam(pool: Pool, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string }>('insert into sales_desk default values returning id')
  const desk = rows[0]?.id
  await pool.query(`insert into sales_desk_teams (_order, _parent_id, id) values (1, $1, 'all')`, [desk])
  const accounts = new Map<string, string>()
  for (const [index, name] of names.entries()) {
    const account = await addAccount(pool, name, 'sales')
    accounts.set(name, account)
    await pool.query(
      `insert into sales_desk_rels ("order", parent_id, path, users_id) values ($1, $2, 'teams.0.members', $3)`,
      [index + 1, desk, account],
    )
  }
  return accounts
}

export async function addAccount(pool: Pool, name: string, role: string, language = 'es'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (name, email, role, language) values ($1::text, $1::text || '@example.test', $2, $3) returning id`,
    [name, role, language],
  )
  return rows[0]?.id ?? ''
}
