import type { BeforeListTableServerProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import { readListQuery, writeListQuery } from '../../../panel/list/list-query'
import { may } from '../../../platform/access/apply-access'
import { payloadPool } from '../../../platform/database/payload-pool'
import { complaintMessages } from '../messages'

type Counts = { all: number; waiting: number; letters: number; mine: number }

/** Renders the tabs of the complaint list. It counts with SQL, because the API would add lines to the privacy log. */
export async function ComplaintTabs({ i18n, user, payload, searchParams }: BeforeListTableServerProps) {
  if (!user) return null
  const messages = complaintMessages[languageOf(i18n)]
  const query = readListQuery((searchParams ?? {}) as Record<string, string>)
  const { rows } = await payloadPool(payload).query<Counts>(
    `select count(*)::int as all, count(*) filter (where status = 'received')::int as waiting, count(*) filter (where status = 'letter')::int as letters,
       count(*) filter (where owner_id::text = $1)::int as mine from complaints`,
    [String(user.id)],
  )
  const counts = rows[0]
  const tabs: { name: string; count: number | undefined; conditions: Record<string, string> }[] = [
    { name: messages.tabs.all, count: counts?.all, conditions: {} },
    { name: messages.tabs.waiting, count: counts?.waiting, conditions: { status: 'received' } },
    { name: messages.tabs.letters, count: counts?.letters, conditions: { status: 'letter' } },
    // Only roles that can own a complaint have this tab.
    ...(may(user, 'answer a complaint')
      ? [{ name: messages.tabs.mine, count: counts?.mine, conditions: { owner: String(user.id) } }]
      : []),
  ]
  const isCurrent = (conditions: Record<string, string>) =>
    ['status', 'owner'].every((field) => query.conditions[field] === conditions[field])
  return (
    <nav className="views" aria-label={messages.tabs.label}>
      <ul>
        {tabs.map(({ name, count, conditions }) => (
          <li key={name}>
            <a
              href={writeListQuery({ ...query, conditions })}
              aria-current={isCurrent(conditions) ? 'page' : undefined}
            >
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
