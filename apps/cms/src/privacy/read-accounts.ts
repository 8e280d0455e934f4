import type { Queryable } from '@app/platform/database/pool'

type Account = { id: string; name: string; email: string }

/** Returns the accounts by name. Accounts with the same name also show their e-mail address. */
export async function readAccounts(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query<Account>('select id, name, email from users order by name, email', [])
  return tellApart(rows)
}

export function tellApart(accounts: readonly Account[]): { id: string; name: string }[] {
  const counts = Map.groupBy(accounts, ({ name }) => name.trim())
  return accounts.map(({ id, name, email }) => ({
    id,
    name: (counts.get(name.trim())?.length ?? 0) > 1 ? `${name.trim()} (${email})` : name,
  }))
}
