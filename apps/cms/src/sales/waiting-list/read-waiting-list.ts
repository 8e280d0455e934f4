import {
  DEFAULT_WAITING_MONTHS,
  entryExpiry,
  lineOf,
  type WaitingKind,
  type WaitingState,
} from '@app/domain/waiting-list/waiting-entry'
import type { Queryable } from '@app/platform/database/pool'

type PersonInLine = { id: string; position: number; name: string; email: string; since: Date; keptUntil: Date }
export type Line = { kind: WaitingKind; lot: string | null; people: PersonInLine[] }

type Row = {
  id: string
  kind: WaitingKind
  lot: string | null
  state: WaitingState
  firstName: string
  email: string
  createdAt: Date
  confirmedAt: Date | null
  notifiedAt: Date | null
  endedAt: Date | null
}

/** Returns how many people wait for each lot of a project, without personal data. */
export async function countWaiting(db: Queryable, project: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ lot: string; count: number }>(
    `select lot, count(*)::int as count from waiting_entries
     where project_slug = $1 and kind = 'lot' and state = 'waiting' group by lot`,
    [project],
  )
  return new Map(rows.map(({ lot, count }) => [lot, count]))
}

/** Returns the lines of a project, each with its people in order. */
export async function readLines(db: Queryable, project: string): Promise<Line[]> {
  const { rows } = await db.query<Row>(
    `select id, kind, lot, state, first_name as "firstName", email, created_at as "createdAt",
       confirmed_at as "confirmedAt", notified_at as "notifiedAt", ended_at as "endedAt"
     from waiting_entries where project_slug = $1 and state = 'waiting' order by kind, lot`,
    [project],
  )
  const months = await readRetentionMonths(db)
  return [...Map.groupBy(rows, ({ kind, lot }) => `${kind} ${lot}`).values()].map((entries) => ({
    kind: entries[0]?.kind ?? 'lot',
    lot: entries[0]?.lot ?? null,
    people: lineOf(entries).map((entry, index) => ({
      id: entry.id,
      position: index + 1,
      name: entry.firstName,
      email: entry.email,
      since: entry.confirmedAt ?? entry.createdAt,
      keptUntil: entryExpiry(entry, months),
    })),
  }))
}

async function readRetentionMonths(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ months: number | null }>(
    'select retention_waiting_months::int as months from privacy_desk limit 1',
  )
  return rows[0]?.months ?? DEFAULT_WAITING_MONTHS
}
